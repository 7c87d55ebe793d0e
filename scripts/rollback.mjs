import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { rollback } = await import("./commands/rollback.mjs")
await rollback()
