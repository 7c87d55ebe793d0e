import { resolve } from "node:path"
import { Failure } from "../../lib/failure"
import { closeOnSignal } from "../http/graceful-stop"
import { listen } from "../http/listen"
import { buildApiServer } from "./build-server"
import { readApiConfig } from "./settings"

async function main(): Promise<void> {
  const { port, logLevel, ...config } = readApiConfig(process.env, resolve(process.cwd()))
  const { app } = await buildApiServer({ ...config, logger: { level: logLevel } })
  await listen(app, { port, host: config.host }, "API_PORT")
  closeOnSignal(app)
  console.log(`Forms are taken in at http://localhost:${port}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
})
