const { isMainThread } = require("node:worker_threads")
const { endWithParent } = require("./end-with-parent.cjs")

/** Loaded ahead of a child's own program: `node --require …/orphan-guard.cjs program`. */
if (isMainThread) endWithParent()
