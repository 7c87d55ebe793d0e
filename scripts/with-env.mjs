import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { withEnv } = await import("./commands/with-env.mjs")
await withEnv(process.argv.slice(2))
