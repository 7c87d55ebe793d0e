import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { test } = await import("./commands/test.mjs")
await test()
