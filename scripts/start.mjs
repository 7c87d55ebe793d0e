import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { start } = await import("./commands/start.mjs")
await start()
