import { Failure } from "../scripts/lib/failure.mjs"
import { buildServer } from "./build-server"
import { readConfig } from "./config"
import { closeOnSignal } from "./graceful-stop"
import { listen } from "./listen"

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const app = await buildServer({
    releasesDir: config.releasesDir,
    logger: { level: config.logLevel },
  })
  await listen(app, config)
  closeOnSignal(app)
  console.log(`The site is served at http://localhost:${config.port}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
})
