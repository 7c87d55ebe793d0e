import { dirname } from "node:path"
import { Failure } from "../../lib/failure"
import { endsWithParent, tail, type Processes } from "../../lib/processes"

/** This installation's CMS. */
export interface OwnCms {
  cmsDir: string
  env: NodeJS.ProcessEnv
  processes: Processes
}

/** What Node is started with to run a file of the CMS. */
export const cmsArguments = (cmsDir: string, file: string, args: readonly string[] = []) => [
  ...endsWithParent(dirname(cmsDir)),
  // Without packages' production builds Node 20 may end Payload silently with nothing done.
  ...["--conditions=production", "run.mjs", file],
  ...args,
]

/**
 * Runs a script of the CMS to its end.
 * @param said what its last line begins with where it is done, before a colon
 * @returns the rest of that line
 * @throws Failure where it did not come to that
 */
export async function runCmsScript(
  { cmsDir, env, processes }: OwnCms,
  {
    name,
    file,
    args,
    said,
    failed,
    onLine,
  }: {
    name: string
    file: string
    args?: readonly string[]
    said: string
    failed: string
    onLine?: (line: string) => void
  },
): Promise<string> {
  const command = cmsArguments(cmsDir, file, args)
  const options = { cwd: cmsDir, env, onLine }
  const { output } = await processes.run(name, process.execPath, command, options)
  // The exit code alone does not tell: a script of Payload's may end early, silently and with 0.
  const last = output.trimEnd().split("\n").at(-1) ?? ""
  if (last.startsWith(`${said}: `)) return last.slice(said.length + 2)
  throw new Failure(`${failed}:\n${tail(output, 25)}`)
}
