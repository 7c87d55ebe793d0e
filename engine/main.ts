import { readConfiguration } from "../cms-client/configuration"
import { problemsOf } from "../gatsby/build-problems"
import { BuildFailure, reasonOf } from "../lib/build-failure"
import { answering } from "../lib/calls"
import { releasesDirOf } from "../lib/project"
import { messageOf } from "../shared/message-of"
import { readArtefact } from "./code-artefact"
import { createIdleMemory } from "./idle-memory"
import type { EngineTasks, PhaseMessage, SentFailure } from "./protocol"
import { NeedsCode } from "./needs-code"
import { createRehearsals } from "./rehearsals"
import { createReleaseMaker, type ReleaseMaker } from "./release-maker"

/**
 * Makes releases, one after the other, in a process of its own: its working directory becomes an artefact of the code, and
 * another artefact needs another process.
 */

let opened: ReleaseMaker | undefined

function maker(): ReleaseMaker {
  if (!opened) throw new Error("No artefact of the code is open.")
  return opened
}

const send = (message: object): void => void process.send?.(message)

const tasks: EngineTasks = {
  async open(directory) {
    opened = await open(directory)
  },
  async prepare(lastSequence) {
    await maker().prepare(lastSequence)
    return maker().contentFingerprint()
  },
  settle: async () => maker().settle(),
  publish: async (request) =>
    maker().publish(request, (phase) => send({ phase } satisfies PhaseMessage)),
}

/** The log has what no editor reads. */
function sentAndLogged(error: unknown): SentFailure {
  const failure = sent(error, opened?.contentFingerprint() ?? null)
  if (failure.kind === "other") console.error(error)
  return failure
}

function sent(error: unknown, contentFingerprint: string | null): SentFailure {
  const message = messageOf(error)
  const needsCode = error instanceof NeedsCode
  const { kind, reason, problems, massLoss } =
    error instanceof BuildFailure ? error : foundIn(error, message)
  return {
    // What refuses a release says itself what is left as it was.
    message:
      error instanceof BuildFailure && !needsCode
        ? message
        : `Build failed: ${message}\n\nWhat was served before is untouched.`,
    ...{ contentFingerprint, needsCode, kind, reason, problems, massLoss },
  }
}

function foundIn(error: unknown, message: string) {
  const { kind, problems, message: told = message } = problemsOf(error)
  return { kind, problems, reason: reasonOf(kind, problems, told), massLoss: null }
}

async function open(directory: string): Promise<ReleaseMaker> {
  // As Gatsby's renderer expects it.
  process.chdir(directory)
  const { configuration } = readConfiguration()
  return createReleaseMaker({
    directory,
    artefact: await readArtefact(directory),
    configuration,
    releasesDir: releasesDirOf(directory, process.env),
    env: process.env,
  })
}

function main(): void {
  const answer = answering(tasks, send, sentAndLogged)
  let waiting = 0
  let last = Promise.resolve()
  function inTurn(work: () => Promise<void>): void {
    waiting += 1
    for (const { busy } of idlers) busy()
    last = last.then(work).finally(() => {
      waiting -= 1
      if (waiting === 0) for (const { idle } of idlers) idle()
    })
  }
  const idlers = [
    createIdleMemory(),
    createRehearsals(
      () => opened?.isAtRest() ?? false,
      () => inTurn(async () => opened?.rehearse()),
    ),
  ]
  process.on("message", (message) => inTurn(() => answer(message)))
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"]) {
    process.once(signal, () => void Promise.resolve(opened?.close()).finally(() => process.exit(0)))
  }
}

main()
