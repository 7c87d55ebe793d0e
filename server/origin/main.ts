import { Failure } from "../../lib/failure"
import { buildServer } from "./build-server"
import { readConfig } from "./settings"
import { closeOnSignal } from "../http/graceful-stop"
import { listen } from "../http/listen"
import { createMetrics } from "./metrics"
import { buildOperations } from "./operations"

/** What a log may never hold, whoever writes it. */
const SECRET = ["authorization", "cookie", "set-cookie", "webhook-signature"].flatMap((name) => [
  `headers["${name}"]`,
  `*.headers["${name}"]`,
])

async function main(): Promise<void> {
  const { operations, server, ...config } = readConfig(process.env, process.cwd())
  const metrics = operations && createMetrics()
  const { app, source, site } = await buildServer({
    ...server,
    logger: { level: config.logLevel, redact: SECRET },
    observe: metrics?.observe,
  })
  if (operations && metrics) {
    metrics.watch({
      source,
      releasesDir: server.releasesDir,
      memoryUsed: () => site.memoryUsed,
    })
    const { registry } = metrics
    const privateApp = buildOperations({ registry, source, log: app.log })
    await listen(privateApp, operations, "OPERATIONS_PORT")
    app.addHook("onClose", () => privateApp.close())
  }
  await listen(app, config)
  closeOnSignal(app)
  console.log(`The site is served at http://localhost:${config.port}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
})
