import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { build } = await import("./commands/build.mjs")
await build()
