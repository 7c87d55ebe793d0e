import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { publisher } = await import("./commands/publisher.mjs")
await publisher()
