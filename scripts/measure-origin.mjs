import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { measureOrigin } = await import("./commands/measure-origin.mjs")
await measureOrigin()
