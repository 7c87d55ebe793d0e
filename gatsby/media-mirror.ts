import { copyFile, link, mkdir, readdir, readFile, rm, stat } from "node:fs/promises"
import { basename, extname, join } from "node:path"
import { PICTURE_HASH_LENGTH, pictureStem } from "../shared/picture-names"
import { describeDocument } from "../src/content/content-error"
import {
  mediaDocument,
  mediaFiles,
  mapImage,
  type MediaFile,
  type MediaRecord,
  type MirroredFile,
  type MirroredImage,
} from "../src/content/image"
import { authorization, CmsAwayError, CmsFileError } from "../cms-client/cms-client"
import { replaceBy, replaceFile } from "../lib/replace-file"
import { sha256 } from "../lib/sha256"
import { limitConcurrency } from "./concurrency"
import type { Configuration } from "../cms-client/configuration"

export interface MediaMirrorOptions {
  configuration: Pick<Configuration, "cmsGraphqlUrl" | "cmsApiKey" | "cmsAuthScheme">
  /** Where downloads are kept between builds. */
  cacheDirectory: string
  /** The built site, into whose `media` folder files go; nowhere else than into the cache without it. */
  publicDirectory?: string
  fetch?: typeof fetch
}

/** Where pictures are kept between builds, by those of the code and by releases alike. */
export const mediaCacheOf = (releasesDir: string): string => join(releasesDir, "engine", "media")

const CONCURRENT_DOWNLOADS = 8
/** All files of a picture are in memory until it has its name. */
const CONCURRENT_PICTURES = 4
const TIMEOUT_MS = 60_000
/** What is refused only now: 408 (RFC 9110), 425 (RFC 8470) and 429 (RFC 6585). */
const FOR_NOW: readonly number[] = [408, 425, 429]

/**
 * Copies pictures from the CMS into the site under content-hashed names, so that a visitor never depends
 * on the CMS and a name never changes its content. Fetches only what it has not fetched before.
 */
export class MediaMirror {
  private readonly options: MediaMirrorOptions
  private readonly limitDownloads = limitConcurrency(CONCURRENT_DOWNLOADS)
  private readonly limitPictures = limitConcurrency(CONCURRENT_PICTURES)
  private readonly images = new WeakMap<MediaRecord, Promise<MirroredImage>>()
  /** Names, in the cache, of what was asked for. */
  private readonly used = new Set<string>()

  constructor(options: MediaMirrorOptions) {
    this.options = options
  }

  /**
   * The picture as views show it, its files in place.
   * @throws CmsError where the CMS lists a file it does not have
   * @throws ContentError where the record lacks what a picture needs
   */
  image(record: MediaRecord): Promise<MirroredImage> {
    const known = this.images.get(record)
    if (known) return known
    const image = this.mirror(record)
    this.images.set(record, image)
    // What failed once may succeed when it is asked for next.
    image.catch(() => this.images.delete(record))
    return image
  }

  /** Removes from the cache what nobody has asked for since this was made: pictures that were replaced, or have gone. */
  async prune(): Promise<void> {
    const { cacheDirectory } = this.options
    for (const name of await readdir(cacheDirectory)) {
      if (!this.used.has(name)) await rm(join(cacheDirectory, name), { force: true })
    }
  }

  private async mirror(record: MediaRecord): Promise<MirroredImage> {
    const files = mediaFiles(record)
    const names = await this.limitPictures(() => this.publish(record, files))
    return mapImage(
      record,
      files.map((file, index): MirroredFile => ({ ...file, path: `/media/${names[index]}` })),
    )
  }

  /** @returns the files' names on the site */
  private async publish(
    record: MediaRecord,
    files: readonly MediaFile[],
  ): Promise<readonly string[]> {
    const { cacheDirectory, publicDirectory } = this.options
    const note = join(cacheDirectory, `${noteName(record, files)}.json`)
    const names =
      (await keptNames(cacheDirectory, note)) ?? (await this.fetchAll(record, files, note))
    for (const name of [basename(note), ...names]) this.used.add(name)
    if (publicDirectory === undefined) return names
    await mkdir(join(publicDirectory, "media"), { recursive: true })
    for (const name of names) {
      const target = join(publicDirectory, "media", name)
      const source = join(cacheDirectory, name)
      if ((await sizeOf(target)) === (await sizeOf(source))) continue
      // Of half a file there may be a link.
      await rm(target, { force: true })
      await linkOrCopy(source, target)
    }
    return names
  }

  /** Into the cache. @returns their names there and on the site */
  private async fetchAll(
    record: MediaRecord,
    files: readonly MediaFile[],
    note: string,
  ): Promise<readonly string[]> {
    const { cacheDirectory } = this.options
    const contents = await Promise.all(
      files.map((file) => this.limitDownloads(() => this.download(record, file))),
    )
    const names = publishedNames(
      files.map(({ filename }) => filename),
      contents,
    )
    await mkdir(cacheDirectory, { recursive: true })
    await Promise.all(
      contents.map((bytes, index) =>
        replaceFile(join(cacheDirectory, names[index] ?? ""), bytes, { isSynced: false }),
      ),
    )
    const kept: Kept = names.map((name, index) => [name, contents[index]?.length ?? 0])
    await replaceFile(note, JSON.stringify(kept), { isSynced: false })
    return names
  }

  private async download(record: MediaRecord, file: MediaFile): Promise<Buffer> {
    const { configuration } = this.options
    const url = new URL(file.url, configuration.cmsGraphqlUrl)
    // The key goes to the CMS only; a CMS may keep its files with somebody else.
    const isCms = url.origin === new URL(configuration.cmsGraphqlUrl).origin
    const document = mediaDocument(record)
    const said = `${describeDocument(document)}: the file “${file.filename}”`
    const missing = (reason: string) =>
      new CmsFileError(
        `${said} ${reason}. ` +
          "Upload the picture again in the CMS (Admin → Pictures), or choose another where it is used.",
        document,
      )
    const away = (reason: string) =>
      new CmsAwayError(
        `${said} cannot be fetched${reason}. Try again in a moment; the publisher does so by itself.`,
      )
    const unreachable = (error: unknown): never => {
      throw away(` from ${url.origin} (${String(error)})`)
    }
    const response = await (this.options.fetch ?? fetch)(url, {
      headers: isCms ? authorization(configuration) : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(unreachable)
    if (response.status >= 500 || FOR_NOW.includes(response.status)) {
      throw away(`: HTTP ${response.status}`)
    }
    if (!response.ok) {
      throw missing(`is listed by the CMS but cannot be fetched: HTTP ${response.status}`)
    }
    // Of a login, or of what says that the CMS is being looked after.
    if (response.headers.get("content-type")?.startsWith("text/html"))
      throw away(": a web page came in its place")
    const bytes = Buffer.from(await response.arrayBuffer().catch(unreachable))
    if (bytes.length === 0) throw missing("is empty")
    return bytes
  }
}

/**
 * `oven-640x427.webp` to `oven-640x427-1f3a….webp`: readable, and never the same for other content. The hash is of all
 * files of the picture and which is called what, so that a page which lists a dozen of them says it once to whoever
 * compresses it; files that only their folders tell apart have each its own.
 * @param contents of each, in the order of the file names
 */
export function publishedNames(
  filenames: readonly string[],
  contents: readonly Buffer[],
): readonly string[] {
  const hashes = contents.map((bytes) => sha256(bytes))
  const parts = filenames.map((name) => [pictureStem(name), extname(name).toLowerCase()] as const)
  const known = parts.map((names) => names.join())
  const picture = sha256(JSON.stringify([known, hashes]))
  return parts.map(([stem, ending], index) => {
    const isAlone = known.indexOf(known[index] ?? "") === known.lastIndexOf(known[index] ?? "")
    const hash = isAlone ? picture : (hashes[index] ?? "")
    return `${stem}-${hash.slice(0, PICTURE_HASH_LENGTH)}${ending}`
  })
}

/**
 * Name of the note that says under which names a picture's files were published. A note for each picture rather than one
 * list: Gatsby runs queries in several processes at once.
 */
const noteName = (record: MediaRecord, files: readonly MediaFile[]): string =>
  sha256(
    JSON.stringify([
      record.id,
      record.updatedAt,
      files.map(({ filename, filesize }) => [filename, filesize]),
    ]),
  ).slice(0, 24)

/** What a note says: names of files, and their sizes in bytes. */
type Kept = readonly (readonly [name: string, size: number])[]

/** Of the note, where all that it names is there. A power cut may leave half a note, which is none, and half a picture. */
async function keptNames(cacheDirectory: string, note: string): Promise<string[] | undefined> {
  const kept = await readFile(note, "utf8")
    .then((text) => JSON.parse(text) as Kept)
    .catch(() => undefined)
  if (kept === undefined) return undefined
  const sizes = await Promise.all(kept.map(([name]) => sizeOf(join(cacheDirectory, name))))
  return kept.every(([, size], index) => sizes[index] === size)
    ? kept.map(([name]) => name)
    : undefined
}

const sizeOf = async (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

async function linkOrCopy(source: string, target: string): Promise<void> {
  try {
    await link(source, target)
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined
    // Already there: another picture has the same bytes.
    if (code === "EEXIST") return
    await replaceBy(target, (partial) => copyFile(source, partial))
  }
}
