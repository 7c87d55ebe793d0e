import { workerData } from "node:worker_threads"
import { load } from "./own-programs.mjs"

await load(workerData.program)
