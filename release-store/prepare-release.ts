import { isDeepStrictEqual } from "node:util"
import { BuildFailure } from "../lib/build-failure"
import { syncFolder } from "../lib/durable"
import { Failure } from "../lib/failure"
import { fileOfPage, isPage } from "../shared/page-files"
import { isAppShell } from "../shared/paths"
import { effectiveRedirects } from "./effective-redirects"
import { FileList } from "./file-list"
import { type Candidate } from "./gates/gate"
import type { BuildFacts, ReleaseFacts, ReleaseFile, ReleaseManifest } from "./manifest"
import { currentId, newId, readOrRemove, readReleasesFolder, writeManifest } from "./release-folder"
import { type Resident } from "./resident"

/** What a release is made for, and of. */
export interface ReleaseDescription extends Pick<
  ReleaseFacts,
  "buildHash" | "cause" | "lastSequence" | "contentAt" | "contentFingerprint"
> {
  /** Id of the release it differs from, the newest there is; nothing where it has what is put alone. */
  base: string | null
  /** What was kept (`keepFile`), by path within the release, without a slash at its start: `400/index.html`. */
  put: ReadonlyMap<string, ReleaseFile>
  /** Paths that the base has and this one has not. */
  remove: Iterable<string>
  facts: BuildFacts
}

/** The release that another was to differ from is not the newest any more, or has gone. */
export class StaleBase extends Failure {}

/**
 * Puts a release together, whose contents are on the disk then. Costs by what is put, not by what is there. Only one
 * process at a time may do it in one folder (lib/locks.ts).
 * @throws StaleBase
 * @throws NotKept
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
  const newest = newestId && (await readOrRemove(releasesDir, newestId, last?.files))
  if (base !== null && !newest)
    throw new StaleBase(`Release ${base} is damaged. Build all of it anew.`)
  const before = newest ? newest.files : FileList.none

  await store.sync()
  const list = (base === null ? FileList.none : before).with(put, description.remove)
  if (!list.has(HOME)) {
    throw new BuildFailure(`The build left no site behind: ${HOME} is missing.`, "gate", {
      reason: "The build left no site behind.",
    })
  }
  const { redirects, warnings } = effectiveRedirects(facts.redirects, list)
  const looksLikeNewest =
    newest && list.isSame(newest.files) && isDeepStrictEqual(redirects, newest.redirects)
  const candidate: ReleaseManifest = {
    id: newId(ids),
    madeAt: new Date().toISOString(),
    cause: description.cause,
    ...(looksLikeNewest ? { changedBy: newest.changedBy ?? newest.cause } : {}),
    lastSequence: description.lastSequence,
    contentAt: description.contentAt ?? null,
    contentFingerprint: description.contentFingerprint,
    nextChange: facts.nextChange,
    buildHash: description.buildHash,
    pages: facts.pages.filter((path) => !isAppShell(path)).length,
    bytes: list.bytes,
    newBytes: bytesAmong(put.values(), usage.isAdded),
    redirects,
    warnings: [...(facts.warnings ?? []), ...warnings],
    files: list,
  }
  const hashOf = (file: string) => list.get(file)?.hash ?? ""
  const read = (file: string) => store.read(hashOf(file))
  const served = await currentId(releasesDir)
  const previous =
    (served === newestId ? newest : served && (await readOrRemove(releasesDir, served, before))) ||
    null
  const difference = list.changesSince(previous?.files ?? FileList.none)
  const isWhole = difference.removed.length === 0 && !!last && previous?.files.isSame(last.files)
  return {
    candidate,
    previous,
    known: isWhole ? resident.lastAsked : null,
    searched: pages.searched,
    ...difference,
    read,
    readPrevious: (file) => store.read(previous?.files.get(file)?.hash ?? ""),
    pageFacts: (file) => pages.factsOf(hashOf(file)) ?? pages.factsIn(hashOf(file), read(file)),
    pageParts: (hash = "") => pages.partsOf(hash),
  }
}

/**
 * Brings a file into the store, where it has its name from the next `sync` on, and looks through it where it is a new page.
 * What no release has after the next one is removed then.
 * @param known SHA-256 of its content in hex, where it is known
 */
export function keepFile(
  { store, usage, pages }: Resident,
  name: string,
  content: Buffer,
  known?: string,
): ReleaseFile {
  const size = content.length
  const { hash, isNew } = store.add(content, known)
  if (isNew) usage.noteAdded(hash)
  if (!isPage(name)) return { hash, size }
  return { hash, size, scripts: pages.factsIn(hash, content).scripts }
}

/** Of those contents that are among them, each once. */
function bytesAmong(files: Iterable<ReleaseFile>, isAmong: (hash: string) => boolean): number {
  const sizes = new Map([...files].map(({ hash, size }) => [hash, size]))
  return [...sizes].reduce((sum, [hash, size]) => (isAmong(hash) ? sum + size : sum), 0)
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
