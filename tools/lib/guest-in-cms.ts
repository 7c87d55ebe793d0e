import { dirname } from "node:path"
import { Failure } from "../../lib/failure"
import type { Whose } from "../../shared/submissions/whose"
import { endsWithParent, tail, type Processes } from "../../lib/processes"

/**
 * Exports or erases what this installation's CMS keeps of a guest (cms/scripts/guest-data.ts).
 * @returns the documents, or how many were deleted, by collection
 * @throws Failure where the CMS's data cannot be opened
 */
export async function guestInCms(
  what: "export" | "erase",
  { by, value }: Whose,
  { cmsDir, env, processes }: { cmsDir: string; env: NodeJS.ProcessEnv; processes: Processes },
): Promise<unknown> {
  const { output } = await processes.run(
    "the CMS's part",
    process.execPath,
    [
      ...endsWithParent(dirname(cmsDir)),
      "--conditions=production",
      "--import",
      "tsx",
      "scripts/guest-data.ts",
      what,
      by,
      value,
    ],
    { cwd: cmsDir, env },
  )
  // The exit code alone does not tell: a script of Payload's may end early, silently and with 0.
  const last = output.trimEnd().split("\n").at(-1) ?? ""
  if (last.startsWith("guest: ")) return JSON.parse(last.slice("guest: ".length))
  throw new Failure(`The CMS could not be asked:\n${tail(output, 25)}`)
}
