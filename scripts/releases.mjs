import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { releases } = await import("./commands/releases.mjs")
await releases()
