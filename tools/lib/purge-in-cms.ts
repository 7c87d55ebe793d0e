import { dirname } from "node:path"
import { Failure } from "../../lib/failure"
import { endsWithParent, tail, type Processes } from "../../lib/processes"

export interface PurgedPicture {
  /** Nothing where the CMS has no such picture. */
  id: number | string | null
  /** What it shows. */
  alt: string | null
  /** Names of its file and its sizes. */
  files: readonly string[]
  /** Those that are there still. */
  left: readonly string[]
  /** What shows it, in words. */
  uses: readonly string[]
}

/**
 * Looks for a picture in this installation's CMS, or removes it (cms/scripts/purge-picture.ts).
 * @param what its id, the name of its file, or a name that the site gave one of its sizes
 * @throws Failure where the CMS's data cannot be opened
 */
export async function purgeInCms(
  what: string,
  {
    cmsDir,
    env,
    processes,
    look,
  }: { cmsDir: string; env: NodeJS.ProcessEnv; processes: Processes; look: boolean },
): Promise<PurgedPicture> {
  const { output } = await processes.run(
    "the CMS's part of the purge",
    process.execPath,
    [
      ...endsWithParent(dirname(cmsDir)),
      "--conditions=production",
      "--import",
      "tsx",
      "scripts/purge-picture.ts",
      what,
      ...(look ? ["--look"] : []),
    ],
    { cwd: cmsDir, env },
  )
  // The exit code alone does not tell: a script of Payload's may end early, silently and with 0.
  const last = output.trimEnd().split("\n").at(-1) ?? ""
  if (last.startsWith("purged: ")) return JSON.parse(last.slice("purged: ".length))
  throw new Failure(`The CMS could not be asked for the picture:\n${tail(output, 25)}`)
}
