import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { purge } = await import("./commands/purge.mjs")
await purge()
