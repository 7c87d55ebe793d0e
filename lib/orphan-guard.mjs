import { isMainThread } from "node:worker_threads"
import { endWithParent } from "./end-with-parent.mjs"

/** Loaded ahead of a child's own program: `node --import …/orphan-guard.mjs program`. */
if (isMainThread) endWithParent()
