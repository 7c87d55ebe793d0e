import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { dev } = await import("./commands/dev.mjs")
await dev()
