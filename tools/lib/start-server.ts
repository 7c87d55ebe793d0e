import {
  endsWithParent,
  programArguments,
  type ProcessOptions,
  type Processes,
} from "../../lib/processes"

export interface Site {
  /** The project's folder. */
  root: string
  releasesDir: string
  processes: Processes
}

/**
 * Of the heap of what guests reach, in megabytes: without a limit V8 lets rubbish lie as long as the machine has memory, and
 * a leak is seen late. Both hold under 50 of it; 100,000 pages are 60 more for the origin, and twice that as long as it
 * reads them anew.
 */
const HEAP_MB = 256

/** Options for Node that hold a process to that. */
export const heapLimit = [`--max-old-space-size=${HEAP_MB}`]

/**
 * Starts one of the processes of server/, which ends with this one.
 * @param part its folder there
 * @param env what it may know
 */
export const startServer = (
  { root, releasesDir, processes }: Site,
  name: string,
  part: "api" | "origin" | "preview" | "publisher",
  env: NodeJS.ProcessEnv,
  options: Pick<ProcessOptions, "logFile" | "continuesLog" | "onLine"> = {},
) =>
  processes.start(
    name,
    process.execPath,
    [
      ...endsWithParent(root),
      ...(part === "api" || part === "origin" ? heapLimit : []),
      ...programArguments(root, `server/${part}/main.ts`),
    ],
    {
      cwd: root,
      env: { ...env, NODE_ENV: "production", RELEASES_DIR: releasesDir },
      ...options,
    },
  )
