import { join, resolve } from "node:path"
import { BuildFailure } from "../lib/build-failure"
import { createCaller } from "../lib/calls"
import { endOf, endsWithParent, programArguments, tail, type Running } from "../lib/processes"
import type {
  EngineTasks,
  Phase,
  PhaseMessage,
  ReleaseRequest,
  SentFailure,
} from "../engine/protocol"
import type { BuilderOptions } from "./build-request"
import type { CodeForRendering } from "./code-builder"

/** What the engine failed of; `needsCode`: it can be tried again with code that is built for this content. */
export class EngineFailure extends BuildFailure {
  readonly needsCode: boolean

  constructor({ message, kind, needsCode, contentFingerprint, ...told }: SentFailure) {
    super(message, kind, { ...told, contentFingerprint })
    this.needsCode = needsCode
  }
}

export type EngineProcess = ReturnType<typeof startEngine>

/** Starts the process that makes releases (engine/main.ts). It loads what it needs, and waits for the code. */
export function startEngine({ root, releasesDir, env, processes }: BuilderOptions) {
  let opened: CodeForRendering | undefined
  let ended: string | undefined
  let onPhase: (phase: Phase) => void = () => {}
  const { call, receive, end } = createCaller<EngineTasks>(
    (message) => engine.tell(message),
    (failure) => new EngineFailure(failure as SentFailure),
  )
  const memory = Number(env.BUILD_MEMORY_MB) || 0
  const engine: Running = processes.start(
    "The engine",
    process.execPath,
    [
      ...endsWithParent(root),
      ...(memory > 0 ? [`--max-old-space-size=${memory}`] : []),
      ...programArguments(root, "engine/main.ts"),
    ],
    {
      cwd: root,
      // With every secret of this installation: it sees to it that none is in what it publishes.
      env: {
        ...{ ...env, NODE_ENV: "production", RELEASES_DIR: releasesDir },
        // The C library keeps memory for each thread that has ever compressed a page; one for all of them is given back.
        MALLOC_ARENA_MAX: "1",
        // It works in the code's folder.
        RELEASE_FOLDER: env.RELEASE_FOLDER && resolve(root, env.RELEASE_FOLDER),
      },
      logFile: join(releasesDir, "engine.log"),
      continuesLog: true,
      onMessage: (message) => {
        const { phase } = message as Partial<PhaseMessage>
        if (phase) onPhase(phase)
        else receive(message)
      },
    },
  )
  void engine.exited.then((code) => {
    const output = tail(engine.output(), 20)
    ended = endOf(code)
    const message = `The engine, which makes pages, ended ${ended}. It said last:\n${output}`
    end(new BuildFailure(message, "other", { reason: "What makes the pages has ended by itself." }))
  })

  return {
    /** Nothing before it is told. */
    opened: () => opened,
    /** How it ended, `by SIGKILL`; nothing while it runs. */
    ended: () => ended,
    async open(code: CodeForRendering): Promise<void> {
      await call("open", code.directory)
      opened = code
    },
    prepare: (lastSequence: number) => call("prepare", lastSequence),
    settle: () => call("settle"),
    /** @throws EngineFailure; BuildFailure where the process has ended meanwhile */
    publish(request: ReleaseRequest, whenPhase: (phase: Phase) => void = () => {}) {
      onPhase = whenPhase
      return call("publish", request)
    },
    stop: () => engine.stop(),
  }
}
