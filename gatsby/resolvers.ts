import type { CreateResolversArgs } from "gatsby"
import type { DocumentRef } from "../src/content/content-error"
import type { MediaRecord } from "../src/content/image"
import { compactRichText, type LinkIndex } from "../src/content/rich-text"
import { CmsError, type AskCms } from "../cms-client/cms-client"
import { CMS_TYPE } from "./cms-names"
import { currentExceptions } from "./current-exceptions"
import type { Configuration } from "../cms-client/configuration"
import { fetchLinkIndex } from "./link-index"
import { MediaMirror } from "./media-mirror"
import { fetchMediaRecords } from "./media-records"
import { RICH_TEXT_FIELDS } from "./rich-text-fields"

/**
 * Keeps what only the CMS understands out of page-data: a media document's address becomes the mirrored
 * picture, and rich text becomes the compact form with its links resolved. What is over of a venue's hours stays out too.
 * The lists behind them are fetched when first needed, once a build.
 */
export class CmsResolvers {
  private readonly ask: AskCms
  readonly mirror: MediaMirror
  private media: Promise<ReadonlyMap<string, MediaRecord>> | undefined
  private links: Promise<LinkIndex> | undefined

  /** @param ask whom to ask for the pictures and for what texts may link to */
  constructor(configuration: Configuration, root: string, ask: AskCms) {
    this.ask = ask
    this.mirror = new MediaMirror({
      configuration,
      cacheDirectory: `${root}/.cache/media-mirror`,
      publicDirectory: `${root}/public`,
    })
  }

  /** Forget what the CMS said: in development the content changes while the process lives. */
  refresh(): void {
    this.media = undefined
    this.links = undefined
  }

  create({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
    const media = { url: { type: "JSON", resolve: madeOf((url) => this.image(url)) } }
    createResolvers({ [`${CMS_TYPE}_MediaAsset`]: media })
    const ofTypeThatMayBeMissing = { ignoreNonexistentTypes: true }
    const venue = {
      hoursExceptions: { resolve: madeOf((value) => currentExceptions(value, new Date())) },
    }
    createResolvers({ [`${CMS_TYPE}_Location`]: venue }, ofTypeThatMayBeMissing)
    for (const { type, field } of RICH_TEXT_FIELDS) {
      const resolve = madeOf((text, source) =>
        this.richText(text, documentRef(type, source), field),
      )
      createResolvers(
        { [`${CMS_TYPE}_${type}`]: { [field]: { type: "JSON", resolve } } },
        ofTypeThatMayBeMissing,
      )
    }
  }

  private async richText(text: unknown, document: DocumentRef, field: string) {
    if (text === null || text === undefined) return null
    this.links ??= fetchLinkIndex(this.ask)
    return compactRichText(text, await this.links, document, field)
  }

  private async image(url: unknown) {
    if (typeof url !== "string") return null
    this.media ??= fetchMediaRecords(this.ask)
    const record = (await this.media).get(url)
    if (!record) {
      throw new CmsError(
        `The picture ${url} is used on the site, but the CMS's list of media does not have it. ` +
          "It may have been replaced a moment ago: build again.",
      )
    }
    return this.mirror.image(record)
  }
}

interface ResolveInfo {
  originalResolver: (
    source: unknown,
    args: unknown,
    context: unknown,
    info: ResolveInfo,
  ) => Promise<unknown>
}

/** Resolves a field to what the site makes of the CMS's own answer. */
const madeOf =
  (make: (answer: unknown, source: unknown) => unknown) =>
  async (source: unknown, args: unknown, context: unknown, info: ResolveInfo): Promise<unknown> =>
    make(await info.originalResolver(source, args, context, info), source)

/** What the query asked for of the document, to name it in a message. */
function documentRef(type: string, source: unknown): DocumentRef {
  const read = (key: string) => {
    const value =
      typeof source === "object" && source !== null && key in source
        ? (source as Readonly<Record<string, unknown>>)[key]
        : undefined
    return typeof value === "string" || typeof value === "number" ? value : undefined
  }
  return { type, name: String(read("title") ?? read("name") ?? ""), id: read("id") }
}
