import { createRequire } from "node:module"
// A thread takes over no loader of TypeScript from who starts it.
import "tsx/cjs"

createRequire(import.meta.url)("./storing-worker.ts")
