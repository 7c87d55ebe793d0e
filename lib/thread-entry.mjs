import { createRequire } from "node:module"
import { workerData } from "node:worker_threads"
// Who starts the thread may have a loader of TypeScript that it does not take over, as tests have.
import "tsx/cjs"

createRequire(import.meta.url)(workerData.program)
