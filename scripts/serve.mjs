import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { serve } = await import("./commands/serve.mjs")
await serve()
