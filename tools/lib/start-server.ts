import { endsWithParent, type ProcessOptions, type Processes } from "../../lib/processes"

export interface Site {
  /** The project's folder. */
  root: string
  releasesDir: string
  processes: Processes
}

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
    [...endsWithParent(root), "--import", "tsx", `server/${part}/main.ts`],
    {
      cwd: root,
      env: { ...env, NODE_ENV: "production", RELEASES_DIR: releasesDir },
      ...options,
    },
  )
