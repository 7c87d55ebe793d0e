import { requireSupportedNode } from "./lib/node-version.mjs"

requireSupportedNode()
const { gallery } = await import("./commands/gallery.mjs")
await gallery()
