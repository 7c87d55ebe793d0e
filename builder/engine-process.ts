import { join } from "node:path"
import { BuildFailure } from "../lib/build-failure"
import { endsWithParent, RUNS_TYPESCRIPT, tail, type Running } from "../lib/processes"
import type {
  Answer,
  AnswerMessage,
  MadeRelease,
  Phase,
  ReleaseRequest,
  SentFailure,
  Task,
} from "../engine/protocol"
import type { BuilderOptions } from "./build-request"

/** The C library keeps memory for each thread that has ever compressed a page; one for all of them is given back. */
const ALLOCATION = { MALLOC_ARENA_MAX: "1" }

/** What the engine failed of; `needsCode`: it can be tried again with code that is built for this content. */
export class EngineFailure extends BuildFailure {
  readonly needsCode: boolean

  constructor({ message, kind, needsCode, contentFingerprint, ...told }: SentFailure) {
    super(message, kind, { ...told, contentFingerprint })
    this.needsCode = needsCode
  }
}

export interface EngineProcess {
  /** Of the code's artefact; nothing before one is opened. */
  directory(): string | undefined
  hasEnded(): boolean
  /** Takes an artefact of the code, the only one that this process ever has. */
  open(directory: string): Promise<void>
  /** Makes what is there before anybody waits for it. @returns the fingerprint of the content that it is made of */
  prepare(): Promise<string | null>
  /** Does what a release need not wait for. */
  settle(): Promise<void>
  /** @throws EngineFailure; BuildFailure where the process has ended meanwhile */
  publish(request: ReleaseRequest, onPhase: (phase: Phase) => void): Promise<MadeRelease>
  stop(): Promise<void>
}

/** Starts the process that makes releases (engine/main.ts). It loads what it needs, and waits for the code. */
export function startEngine({ root, releasesDir, env, processes }: BuilderOptions): EngineProcess {
  const waiting = new Map<
    number,
    { tell: (answer: Answer) => void; fail: (error: Error) => void }
  >()
  let number = 0
  let opened: string | undefined
  let ended = false
  const memory = Number(env.BUILD_MEMORY_MB) || 0
  const engine: Running = processes.start(
    "The engine",
    process.execPath,
    [
      ...endsWithParent(root),
      ...RUNS_TYPESCRIPT,
      ...(memory > 0 ? [`--max-old-space-size=${memory}`] : []),
      join(root, "engine", "main.ts"),
    ],
    {
      cwd: root,
      // With every secret of this installation: it sees to it that none is in what it publishes.
      env: { ...env, ...ALLOCATION, NODE_ENV: "production", RELEASES_DIR: releasesDir },
      logFile: join(releasesDir, "engine.log"),
      continuesLog: true,
      onMessage: (message) => {
        const { number: of, answer } = message as AnswerMessage
        waiting.get(of)?.tell(answer)
      },
    },
  )
  void engine.exited.then((code) => {
    ended = true
    const output = tail(engine.output(), 20)
    const message = `The engine, which makes pages, ended with ${code}:\n${output}`
    for (const { fail } of waiting.values()) fail(new BuildFailure(message, "other"))
  })

  async function ask(task: Task, onPhase: (phase: Phase) => void = () => {}) {
    number += 1
    const own = number
    const answered = new Promise<Exclude<Answer, { kind: "phase" }>>((resolve, reject) => {
      const tell = (answer: Answer): void => {
        if (answer.kind === "phase") onPhase(answer.phase)
        else resolve(answer)
      }
      waiting.set(own, { tell, fail: reject })
      if (ended) reject(new BuildFailure("The engine, which makes pages, has ended.", "other"))
    }).finally(() => waiting.delete(own))
    engine.tell({ number: own, task })
    const answer = await answered
    if (answer.kind === "failed") throw new EngineFailure(answer.failure)
    return answer
  }

  return {
    directory: () => opened,
    hasEnded: () => ended,
    open: async (directory) => {
      await ask({ kind: "open", directory })
      opened = directory
    },
    prepare: async () => {
      const answer = await ask({ kind: "prepare" })
      return answer.kind === "prepared" ? answer.contentFingerprint : null
    },
    settle: async () => void (await ask({ kind: "settle" })),
    publish: async (request, onPhase) => {
      const answer = await ask({ kind: "publish", request }, onPhase)
      if (answer.kind !== "published") throw new Error(`The engine has answered ${answer.kind}.`)
      return answer.release
    },
    stop: () => engine.stop(),
  }
}
