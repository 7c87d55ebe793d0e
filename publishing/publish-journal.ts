import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { ifThere } from "../lib/is-missing"
import { parsedJson } from "../lib/parsed-json"
import type { JournalEntry } from "./journal-entry"

/** Where the publisher and the origin keep what they tell one another. */
export const publisherDirOf = (releasesDir: string) => join(releasesDir, "publisher")

/** The publish requests that were accepted, one JSON object a line; the origin alone writes it. */
export const journalPathOf = (releasesDir: string) =>
  join(publisherDirOf(releasesDir), "journal.jsonl")

/** Held by the publisher while it runs: one is enough, and two would build the same. */
export const publisherLockOf = (releasesDir: string) => join(publisherDirOf(releasesDir), "running")

/** Held by the origin that writes the journal: a second one would give numbers twice. */
export const acceptingLockOf = (releasesDir: string) =>
  join(publisherDirOf(releasesDir), "accepting")

/** @returns in the order of their numbers; none before the first request */
export async function readJournal(releasesDir: string): Promise<JournalEntry[]> {
  return parseJournal(await readJournalBytes(releasesDir)).entries
}

/**
 * Reads the journal, again only where its file is another than at the last call: whoever waits for requests looks several
 * times a second, and the file may have a megabyte.
 */
export function createJournalReader(releasesDir: string): () => Promise<JournalEntry[]> {
  let last: { stamp: string; entries: JournalEntry[] } | undefined
  return async () => {
    const stamp = await stat(journalPathOf(releasesDir)).then(
      ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
      () => "",
    )
    if (last?.stamp !== stamp) last = { stamp, entries: await readJournal(releasesDir) }
    return last.entries
  }
}

/** Number of the newest accepted publish request, 0 before the first. */
export async function newestAccepted(releasesDir: string) {
  return (await readJournal(releasesDir)).at(-1)?.n ?? 0
}

export const readJournalBytes = async (releasesDir: string): Promise<Buffer> =>
  (await ifThere(readFile(journalPathOf(releasesDir)))) ?? Buffer.alloc(0)

/**
 * A last line without its line break is one that a kill cut short: it was never acknowledged, and is left out.
 * @returns `wholeBytes`: up to the last whole line
 */
export function parseJournal(bytes: Buffer): {
  entries: JournalEntry[]
  wholeBytes: number
  damagedLines: number
} {
  const wholeBytes = bytes.lastIndexOf(0x0a) + 1
  const lines = bytes
    .subarray(0, wholeBytes)
    .toString("utf8")
    .split("\n")
    .filter((line) => line !== "")
  const entries = lines.map(entryOf).filter((entry) => entry !== undefined)
  return {
    entries: entries.sort((one, other) => one.n - other.n),
    wholeBytes,
    damagedLines: lines.length - entries.length,
  }
}

function entryOf(line: string): JournalEntry | undefined {
  const entry = parsedJson<JournalEntry>(line)
  return Number.isInteger(entry?.n) && typeof entry?.id === "string" ? entry : undefined
}
