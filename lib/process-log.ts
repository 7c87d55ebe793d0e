import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from "node:fs"
import { dirname } from "node:path"

/** How long nothing is written where it could not be, in milliseconds: a disk that was full may have room again. */
const REST = 60_000
/** A log that is longer is not continued, in bytes. */
const LONGEST_LOG = 5_000_000

/** What a process prints, in a file for whoever runs it alone. */
export interface ProcessLog {
  /** What cannot be written is lost, and nothing else. */
  write(text: string): void
  end(): void
}

/** @param continues whether it goes on with what is there already, unless that is long */
export function openProcessLog(path: string, { continues }: { continues: boolean }): ProcessLog {
  let stream: WriteStream | undefined
  let failedAt = -Infinity
  const open = (flags: "a" | "w"): WriteStream => {
    const opened = createWriteStream(path, { flags, mode: 0o600 })
    opened.on("error", () => {
      failedAt = Date.now()
      stream = undefined
    })
    return opened
  }
  mkdirSync(dirname(path), { recursive: true })
  if (continues) putAsideLong(path)
  stream = open(continues ? "a" : "w")
  return {
    write(text) {
      if (!stream && Date.now() - failedAt > REST) stream = open("a")
      stream?.write(text)
    },
    end: () => stream?.end(),
  }
}

function putAsideLong(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LONGEST_LOG) renameSync(path, `${path}.old`)
}
