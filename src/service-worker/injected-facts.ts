/** What the build writes into the worker (gatsby/service-worker.ts). */
declare const __VERSION__: string
declare const __OFFLINE_REVISION__: string

/** The `webpackCompilationHash` of the build that this worker came with. */
export const OWN_VERSION = __VERSION__

/** Changes with the offline page, and makes the worker's file change with it. */
export const OFFLINE_REVISION = __OFFLINE_REVISION__

export const OFFLINE_PATH = "/offline"
export const OFFLINE_SCRIPT = "/offline-page.js"
