import { createRequire } from "node:module"
// Who starts the thread may have a loader of TypeScript that it does not take over, as tests have.
import "tsx/cjs"

createRequire(import.meta.url)("./storing-worker.ts")
