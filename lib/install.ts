import { Failure } from "./failure"
import { installPackages, isInstalled } from "./npm-ci.mjs"
import { type Processes } from "./processes"
import { type Progress } from "./progress"

/**
 * Installs a package's dependencies from its lockfile, unless they are what it asks for.
 * @throws Failure where that is impossible, or would empty what another project uses
 */
export async function ensureInstalled(
  label: string,
  directory: string,
  processes: Processes,
  progress: Progress,
): Promise<void> {
  if (isInstalled(directory)) return
  await progress.step(`Installing the packages of ${label}`, async () => {
    const problem = await installPackages(directory, processes.run)
    if (problem !== undefined) throw new Failure(problem)
  })
}
