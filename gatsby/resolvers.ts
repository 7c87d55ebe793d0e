import type { CreateResolversArgs } from "gatsby"
import type { DocumentRef } from "../src/content/content-error"
import type { MediaRecord } from "../src/content/image"
import { RICH_TEXT_FIELDS } from "../src/content/generated/rich-text-fields"
import { ADDRESS_FIELDS } from "../src/content/link-target"
import { compactRichText, type LinkIndex } from "../src/content/rich-text"
import { CmsError, type AskCms } from "../cms-client/cms-client"
import { CONTENT_TYPES, contentType } from "../shared/content-types"
import { renderedAt } from "../shared/rendering-clock"
import { Reads, type AnswerPath } from "../snapshot/reads"
import { CMS_TYPE } from "./cms-names"
import { currentExceptions } from "./current-exceptions"
import { fetchLinkIndex } from "./link-index"
import type { MediaMirror } from "./media-mirror"
import { fetchMediaRecords } from "./media-records"

/** What resolvers look up of all content. */
export interface Lookups {
  /** By address. */
  media(): Promise<ReadonlyMap<string, MediaRecord>> | ReadonlyMap<string, MediaRecord>
  links(): Promise<LinkIndex> | LinkIndex
}

/** Asks for the lists when they are first needed, and again once they are to be forgotten. */
export function askedLookups(ask: AskCms): Lookups & { forget(): void } {
  let media: ReturnType<typeof fetchMediaRecords> | undefined
  let links: ReturnType<typeof fetchLinkIndex> | undefined
  return {
    media: () => (media ??= fetchMediaRecords(ask)),
    links: () => (links ??= fetchLinkIndex(ask)),
    /** In development the content changes while the process lives. */
    forget: () => {
      media = undefined
      links = undefined
    },
  }
}

/**
 * Keeps what only the CMS understands out of page-data: a media document's address becomes the mirrored
 * picture, and rich text becomes the compact form with its links resolved. What is over of a venue's hours stays out too.
 */
export class CmsResolvers {
  constructor(
    private readonly mirror: Pick<MediaMirror, "image">,
    private readonly lookups: Lookups,
  ) {}

  create({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
    const media = {
      url: { type: "JSON", resolve: madeOf((url, _, reads) => this.image(url, reads)) },
    }
    createResolvers({ [`${CMS_TYPE}_MediaAsset`]: media })
    const ofTypeThatMayBeMissing = { ignoreNonexistentTypes: true }
    const venue = {
      hoursExceptions: {
        resolve: madeOf((value, _, reads, name) => {
          if (reads) reads.usesClock = true
          return currentExceptions(value, renderedAt(), name)
        }),
      },
    }
    createResolvers({ [`${CMS_TYPE}_Location`]: venue }, ofTypeThatMayBeMissing)
    for (const { type, field } of RICH_TEXT_FIELDS) {
      const resolve = madeOf((text, source, reads) =>
        this.richText(text, { document: documentRef(type, source), field, reads }),
      )
      createResolvers(
        { [`${CMS_TYPE}_${type}`]: { [field]: { type: "JSON", resolve } } },
        ofTypeThatMayBeMissing,
      )
    }
  }

  private async richText(
    text: unknown,
    { document, field, reads }: { document: DocumentRef; field: string; reads?: Reads },
  ) {
    if (text === null || text === undefined) return null
    const links = await this.lookups.links()
    const index: LinkIndex = (collection, id) => {
      const list = contentType(collection)?.list
      // Whether it is there, and what its address is made of.
      const read = list === undefined ? undefined : reads?.document(list, id)
      for (const field of ADDRESS_FIELDS) read?.add(field)
      return links(collection, id)
    }
    return compactRichText(text, index, document, field)
  }

  private async image(url: unknown, reads?: Reads) {
    if (typeof url !== "string") return null
    const record = (await this.lookups.media()).get(url)
    if (!record) {
      throw new CmsError(
        `The picture ${url} is used on the site, but the CMS's list of media does not have it. ` +
          "It may have been replaced a moment ago: build again.",
      )
    }
    reads?.wholeDocument(CONTENT_TYPES.media.list, record.id)
    return this.mirror.image(record)
  }
}

interface ResolveInfo {
  path: AnswerPath
  originalResolver: (
    source: unknown,
    args: unknown,
    context: unknown,
    info: ResolveInfo,
  ) => Promise<unknown>
}

/** Resolves a field to what the site makes of the CMS's own answer. */
const madeOf =
  (
    make: (
      answer: unknown,
      source: unknown,
      reads: Reads | undefined,
      name: string | number,
    ) => unknown,
  ) =>
  async (source: unknown, args: unknown, context: unknown, info: ResolveInfo): Promise<unknown> =>
    make(
      await info.originalResolver(source, args, context, info),
      source,
      // Gatsby has a context of its own.
      context instanceof Reads ? context.at(info.path) : undefined,
      info.path.key,
    )

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
