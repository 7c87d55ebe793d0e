import { rm } from "node:fs/promises"
import { join } from "node:path"
import { siteBuildEnvironment } from "../lib/environments"
import type { Running } from "../lib/processes"
import { failureOf, forgetProblems } from "./build-outcome"
import type { BuilderOptions } from "./build-request"
import { buildStamp } from "./build-stamp"
import { artefactDirectory, currentArtefact } from "../engine/code-artefact"
import { keepArtefact } from "./code-artefacts"
import { buildLogOf, gatsbyCommand } from "./gatsby-build"
import { progressOf } from "./gatsby-output"

export interface CodeForRendering {
  directory: string
  /** Of the sources; what is loaded of them outside of the artefact differs with it. */
  stamp: string
  /** How long it took to build, in milliseconds; nothing where it was there. */
  took?: number
}

/**
 * The code that pages are made with, as the project has it now: what was built of it before, or built by Gatsby.
 * @param isWanted whether it is to be built also where it is there
 * @param onStart is told of Gatsby's process, should it have to be stopped
 * @throws BuildFailure
 */
export async function codeForRendering(
  options: BuilderOptions,
  isWanted: boolean,
  onStart: (gatsby: Running) => void,
): Promise<CodeForRendering> {
  const { root, releasesDir, env, processes, progress } = options
  const stamp = buildStamp(root, siteBuildEnvironment(env))
  const current = await currentArtefact(root)
  if (!isWanted && current?.stamp === stamp) {
    return { directory: artefactDirectory(root, current.hash), stamp }
  }
  const from = performance.now()
  const directory = await progress.step("Building the site's code", async (detail) => {
    forgetProblems(root)
    // Gatsby keeps what it remembers of pages that are none any more, and their files.
    for (const name of ["public", ".cache"])
      await rm(join(root, name), { recursive: true, force: true })
    const command = gatsbyCommand(root, env)
    const gatsby = processes.start("The build", process.execPath, command.args, {
      cwd: root,
      logFile: buildLogOf(releasesDir),
      env: command.env,
      onLine: (line) => {
        const text = progressOf(line)
        if (text) detail(text)
      },
    })
    onStart(gatsby)
    if ((await gatsby.exited) !== 0) throw failureOf(options, gatsby.output())
    return keepArtefact(root, stamp, isWanted)
  })
  return { directory, stamp, took: Math.round(performance.now() - from) }
}
