import { BuildFailure } from "../lib/build-failure"
import { syncFolder } from "../lib/durable"
import { Failure } from "../lib/failure"
import { getOrMake } from "../lib/get-or-make"
import { forEachInParallel } from "../lib/in-parallel"
import { createPipeline } from "../lib/pipeline"
import { fileOfPage, isPage } from "../shared/page-files"
import { effectiveRedirects } from "./effective-redirects"
import { bytesOf, type FileSource } from "./bring-content"
import { FileList } from "./file-list"
import { type GateContext } from "./gates/gate"
import type { BuildFacts, ReleaseFacts, ReleaseFile, ReleaseManifest } from "./manifest"
import { currentId, newId, readManifest, readReleasesFolder, writeManifest } from "./release-folder"
import { type Resident } from "./resident"

/** What a release is made for, and of. */
export interface ReleaseDescription extends Pick<
  ReleaseFacts,
  "buildHash" | "cause" | "lastSequence" | "contentAt" | "contentFingerprint"
> {
  /** Id of the release it differs from, the newest there is; nothing where it has what is put alone. */
  base: string | null
  /** By path within the release, without a slash at its start: `400/index.html`. */
  put: ReadonlyMap<string, FileSource>
  /** Paths that the base has and this one has not. */
  remove: Iterable<string>
  facts: BuildFacts
}

/** The release that another was to differ from is not the newest any more, or has gone. */
export class StaleBase extends Failure {}

/** A release whose files are there, but which has not been checked and cannot be served yet. */
export type Candidate = Pick<
  GateContext,
  "candidate" | "previous" | "changed" | "removed" | "read" | "readPrevious" | "pageFacts"
>

/**
 * Brings the contents of a release into the store. Costs by what is put, not by what is there. Only one process at a time
 * may do it in one folder (lib/locks.ts).
 * @throws StaleBase
 * @throws BuildFailure of kind `gate` where there is no site
 */
export async function prepareRelease(
  resident: Resident,
  description: ReleaseDescription,
): Promise<Candidate> {
  const { releasesDir, store, pages, usage, last } = resident
  const { base, put, facts } = description
  const { ids } = await readReleasesFolder(releasesDir)
  const newestId = ids.at(-1)
  if (base !== null && base !== newestId) {
    const newest = newestId ?? "there is none"
    throw new StaleBase(`Release ${base} is not the newest; ${newest}. Build all of it anew.`)
  }
  const newest = newestId && (await readManifest(releasesDir, newestId, last?.files))
  const before = newest ? newest.files : FileList.none

  const files = await storeAll(resident, put)
  const list = (base === null ? FileList.none : before).with(files, description.remove)
  if (!list.has(HOME)) {
    throw new BuildFailure(`The build left no site behind: ${HOME} is missing.`, "gate", {
      reason: "The build left no site behind.",
    })
  }
  const { redirects, warnings } = effectiveRedirects(facts.redirects, list)
  const candidate: ReleaseManifest = {
    id: newId(ids),
    madeAt: new Date().toISOString(),
    cause: description.cause,
    lastSequence: description.lastSequence,
    contentAt: description.contentAt ?? null,
    contentFingerprint: description.contentFingerprint,
    nextChange: facts.nextChange,
    buildHash: description.buildHash,
    pages: facts.pages.length,
    bytes: list.bytes,
    newBytes: bytesAmong(files.values(), usage.isAdded),
    redirects,
    warnings: [...(facts.warnings ?? []), ...warnings],
    files: list,
  }
  const hashOf = (file: string) => list.get(file)?.hash ?? ""
  const read = async (file: string) => {
    const source = put.get(file)
    return source && "content" in source ? bytesOf(source) : store.read(hashOf(file))
  }
  const served = await currentId(releasesDir)
  const previous =
    (served === newestId ? newest : served && (await readManifest(releasesDir, served, before))) ||
    null
  return {
    candidate,
    previous,
    ...list.changesSince(previous?.files ?? FileList.none),
    read,
    readPrevious: (file) => store.read(previous?.files.get(file)?.hash ?? ""),
    pageFacts: (file) => pages.factsIn(hashOf(file), () => read(file)),
  }
}

/** Settles once all of these are in the store, and on the disk. Where that fails, who asks next has none of them yet. */
async function storeAll(
  resident: Resident,
  put: ReadonlyMap<string, FileSource>,
): Promise<Map<string, ReleaseFile>> {
  const files = new Map<string, ReleaseFile>()
  try {
    await forEachInParallel([...put], async ([name, source]) => {
      files.set(name, await keepOnce(resident, name, source))
    })
    await resident.storing.sync()
    return files
  } catch (error) {
    // Some were brought, and have no name: a release must not be made of them.
    resident.ready = new WeakMap()
    await resident.storing.sync().catch(() => undefined)
    throw error
  }
}

/** Ahead of a release, or for it. What fails is tried again, by who asks for it next. */
const keepOnce = (resident: Resident, name: string, source: FileSource): Promise<ReleaseFile> =>
  getOrMake(resident.ready, source, () => {
    const keeping = keep(resident, name, source)
    keeping.catch(() => resident.ready.delete(source))
    return keeping
  })

/** Brings a content into the store. @returns as a release names it */
async function keep(
  { storing, usage, smaller, pages }: Resident,
  name: string,
  source: FileSource,
): Promise<ReleaseFile> {
  const { hash, size, isNew, isQuick, facts } = await storing.bring(name, source)
  if (isNew) usage.noteAdded(hash)
  if (isQuick) smaller.add(name, hash)
  if (!isPage(name)) return { hash, size }
  if (facts) pages.add(hash, facts)
  const { scripts } = facts ?? (await pages.factsIn(hash, () => bytesOf(source)))
  return { hash, size, scripts }
}

/** Of those contents that are among them, each once. */
function bytesAmong(files: Iterable<ReleaseFile>, isAmong: (hash: string) => boolean): number {
  const sizes = new Map([...files].map(({ hash, size }) => [hash, size]))
  return [...sizes].reduce((sum, [hash, size]) => (isAmong(hash) ? sum + size : sum), 0)
}

/**
 * Has what the next release will probably have on the disk, encoded, before it is made. What no release has after that one
 * is removed then.
 */
export async function makeReady(
  resident: Resident,
  put: ReadonlyMap<string, FileSource>,
): Promise<void> {
  await resident.smaller.pause()
  try {
    // Asked for again and again while more is published, each time with all that waits.
    await storeAll(resident, put)
  } finally {
    resident.smaller.resumeLater()
  }
}

/** Pages whose content is encoded while more are made. */
const MOST_BESIDE = 32

/**
 * Brings files into the store while others are made: encoding them is another thread's work.
 * @returns what begins with a file, and settles when the next may follow; what fails is said by who makes the release
 */
export function keepingAhead(
  resident: Resident,
): (name: string, source: FileSource) => Promise<void> {
  const keeping = createPipeline(MOST_BESIDE)
  return (name, source) =>
    keeping.begin(() => keepOnce(resident, name, source).catch(() => undefined))
}

/** Makes a candidate a release that can be served: once its lists are on the disk, its manifest is written. */
export async function completeRelease(
  { releasesDir, store }: Resident,
  manifest: ReleaseManifest,
): Promise<void> {
  store.addLists(manifest.files)
  await store.sync()
  await writeManifest(releasesDir, manifest)
  await syncFolder(releasesDir)
}

const HOME = fileOfPage("/")
