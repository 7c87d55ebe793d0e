import { open, rename, rm, type FileHandle } from "node:fs/promises"
import { dirname } from "node:path"
import { lockAlone } from "../lib/locks"
import { makePrivateFolder } from "../lib/private-folder"
import { partialOf } from "../lib/replace-file"
import { acceptingLockOf, journalPathOf, parseJournal, readJournalBytes } from "./publish-journal"
import { syncFolder } from "../lib/durable"
import { type JournalEntry, type PublishRequest } from "./journal-entry"

/** How long an entry is kept after it went live, in milliseconds: a late retry of it is still known. */
const KEPT_AFTER_LIVE = 15 * 60_000
/** The file is made smaller once it is larger than this, in bytes. */
const COMPACT_FROM = 1024 * 1024
/** How long the one that writes the journal may take to end, in milliseconds: an origin that is started again. */
const PATIENCE = 12_000

export type Journal = Awaited<ReturnType<typeof openJournal>>

export interface JournalOptions {
  /** The number of the newest request that is live. Numbers never fall below it, even where the file was lost. */
  liveSequence: () => Promise<number>
  /** How large the file may grow before what is live is dropped from it, in bytes. */
  compactFrom?: number
  now?: () => number
}

/**
 * Opens the journal of accepted requests for writing. One process at a time may: a second origin over the same
 * releases folder would give numbers twice.
 * @throws Failure where another origin writes it
 * @throws where the folder cannot be written
 */
export async function openJournal(releasesDir: string, options: JournalOptions) {
  const release = await lockForWriting(releasesDir)
  try {
    const journal = await openLocked(releasesDir, options)
    const close = async (): Promise<void> => {
      try {
        await journal.close()
      } finally {
        await release()
      }
    }
    return { ...journal, close }
  } catch (error) {
    await release()
    throw error
  }
}

const lockForWriting = (releasesDir: string): Promise<() => Promise<void>> =>
  lockAlone(
    acceptingLockOf(releasesDir),
    PATIENCE,
    "origin",
    (holder) =>
      `Another origin takes in publish hooks for this releases folder: process ${holder}. Two would give requests the ` +
      "same numbers. Stop it, or give this one a folder of its own in RELEASES_DIR.",
  )

async function openLocked(
  releasesDir: string,
  { liveSequence, compactFrom = COMPACT_FROM, now = Date.now }: JournalOptions,
) {
  const path = journalPathOf(releasesDir)
  makePrivateFolder(dirname(path))
  const found = parseJournal(await readJournalBytes(releasesDir))

  let file = await open(path, "a", 0o600)
  // What a kill cut short was never acknowledged; the next line must not be glued to it.
  await file.truncate(found.wholeBytes)
  await syncFolder(dirname(path))

  let entries: JournalEntry[] = found.entries
  let size = found.wholeBytes
  let nextCompaction = Math.max(compactFrom, size)
  let last = Math.max(entries.at(-1)?.n ?? 0, await liveSequence())
  const known = new Map<string, Promise<number>>(
    entries.map((entry) => [entry.id, Promise.resolve(entry.n)]),
  )
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined
  let closed = false
  let torn = false
  let isNameSynced = true

  /** Whatever came in while the disk was busy shares the next write and its sync. */
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const text = Buffer.from((torn ? "\n" : "") + linesOf(batch.map(({ entry }) => entry)))
      try {
        await file.appendFile(text)
        await file.datasync()
        if (!isNameSynced) await syncFolder(dirname(path))
        isNameSynced = true
        size = torn ? (await file.stat()).size : size + text.length
        torn = false
      } catch (error) {
        // A part of it may be on the disk: cut off, or else ended, so that the next line is not glued to it.
        await file.truncate(size).catch(() => (torn = true))
        for (const { entry, reject } of batch) {
          known.delete(entry.id)
          reject(error)
        }
        continue
      }
      entries.push(...batch.map(({ entry }) => entry))
      for (const { entry, resolve } of batch) resolve(entry.n)
      // The old file serves as well: a compaction that fails is tried again later.
      if (size > nextCompaction) await compact().catch(() => (nextCompaction = size * 2))
    }
    writing = undefined
  }

  async function compact(): Promise<void> {
    const lastSequence = await liveSequence()
    const oldest = now() - KEPT_AFTER_LIVE
    const newest = entries.at(-1)
    // The newest stays in any case: numbers go on from it.
    const kept = entries.filter(
      (entry) => entry.n > lastSequence || Date.parse(entry.at) > oldest || entry === newest,
    )
    const text = Buffer.from(linesOf(kept))
    const next = await replaceFile(path, text)
    const before = file
    file = next
    // A power cut brings the old file back, which holds all of it too, until the next request is written.
    isNameSynced = false
    const stays = new Set(kept)
    for (const entry of entries) if (!stays.has(entry)) known.delete(entry.id)
    entries = kept
    size = text.length
    nextCompaction = Math.max(compactFrom, size * 2)
    await before.close().catch(() => undefined)
  }

  function append(request: PublishRequest): Promise<number> {
    last += 1
    const entry: JournalEntry = { n: last, at: new Date(now()).toISOString(), ...request }
    return new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject })
      writing ??= writeAll()
    })
  }

  return {
    damagedLines: found.damagedLines,
    /**
     * Appends a request and settles once it is on the disk. A request whose id is known is not appended again.
     * @returns its number, and whether it was known already
     */
    async accept(request: PublishRequest): Promise<{ n: number; isKnown: boolean }> {
      if (closed) throw new Error("The journal is closed.")
      const before = known.get(request.id)
      if (before) return { n: await before, isKnown: true }
      const appended = append(request)
      known.set(request.id, appended)
      return { n: await appended, isKnown: false }
    },
    /** Number of the newest accepted request, 0 before the first. */
    newest: (): number => entries.at(-1)?.n ?? 0,
    /** Accepted requests with a larger number, oldest first. */
    after: (n: number): readonly JournalEntry[] => entries.filter((entry) => entry.n > n),
    async close(): Promise<void> {
      closed = true
      await writing
      await file.close()
    },
  }
}

interface Waiting {
  entry: JournalEntry
  resolve: (n: number) => void
  reject: (error: unknown) => void
}

const linesOf = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join("")

/** Puts another content in the place of a file in one step, and gives it opened for appending. */
async function replaceFile(path: string, content: Buffer): Promise<FileHandle> {
  const partial = partialOf(path)
  const file = await open(partial, "a", 0o600)
  try {
    await file.appendFile(content)
    await file.datasync()
    await rename(partial, path)
    return file
  } catch (error) {
    await file.close()
    await rm(partial, { force: true })
    throw error
  }
}
