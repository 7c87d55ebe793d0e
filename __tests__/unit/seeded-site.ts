import { jest } from "@jest/globals"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { buildSchema, execute, Kind, print, type DocumentNode } from "graphql"
import { Reference } from "../../cms/seed/references"
import { PICTURE_HASH_LENGTH } from "../../shared/picture-names"
import { getOrMake } from "../../lib/get-or-make"
import { CONTENT_SLUGS, CONTENT_TYPES, type ContentSlug } from "../../shared/content-types"
import { listPages, type PageList, type SitePage } from "../../gatsby/page-list"
import {
  createQueryExecutor,
  type CmsSource,
  type QueryExecutor,
} from "../../gatsby/query-executor"
import { toModel } from "../../gatsby/query-models"
import { collectSiteQueries, operations, type SiteDefinition } from "../../gatsby/site-queries"
import { RICH_TEXT_FIELDS } from "../../src/content/generated/rich-text-fields"
import type { Image } from "../../src/content/image"
import { pathOfDocument } from "../../src/content/link-target"
import { compactRichText } from "../../src/content/rich-text"
import type { SiteFacts } from "../../src/content/site-facts"

export const SITE_URL = "https://quattrocento.example"
/** When the demo content is dated around, and what the tests call now. */
export const NOW = new Date("2026-11-23T09:00:00Z")
// A page's own words are older than all that it lists.
const FROM_OLDEST = ["pages", ...CONTENT_SLUGS.filter((slug) => slug !== "pages")]
const MONTH_MS = 30 * 86_400_000
/**
 * When the documents of the demo were changed, ISO 8601 in whole seconds: each collection's in a month of its own, in the
 * order of shared/content-types.ts, the last of them a month ago.
 */
export const changedAt = (slug: ContentSlug): string =>
  new Date(NOW.getTime() - (FROM_OLDEST.length - FROM_OLDEST.indexOf(slug)) * MONTH_MS)
    .toISOString()
    .replace(".000Z", "Z")

interface Demo {
  collections: Readonly<Record<ContentSlug, ReadonlyMap<string, object>>>
  draftSlugs: ReadonlySet<string>
  globals: Readonly<Record<"site-settings" | "site-navigation", object>>
}

/** Asked for by what is needed of it: its own types are the CMS's, which has packages of its own. */
export const { demoContent } = jest.requireActual<{ demoContent: (base: string) => Demo }>(
  "../../cms/seed/content",
)

export type Document = Record<string, unknown> & { id: number }

/** Makes another site of the demo, before anything is asked of it. */
export type Growth = (documents: ReadonlyMap<ContentSlug, Document[]>) => void

/** Every published document of the demo as a CMS would hold it, references resolved. */
function documents(): ReadonlyMap<ContentSlug, Document[]> {
  const { collections, draftSlugs } = demoContent(NOW.toISOString().slice(0, 10))
  const byKey = new Map<string, Document>()
  const all = new Map<ContentSlug, Document[]>()
  for (const [slug, entries] of Object.entries(collections) as [
    ContentSlug,
    ReadonlyMap<string, object>,
  ][]) {
    const published = [...entries].filter(([key]) => !draftSlugs.has(key))
    const found = published.map(([key], index) => {
      const document: Document = { id: index + 1, updatedAt: changedAt(slug) }
      byKey.set(`${slug} ${key}`, document)
      return document
    })
    all.set(slug, found)
  }
  for (const [slug, entries] of Object.entries(collections) as [
    ContentSlug,
    ReadonlyMap<string, object>,
  ][]) {
    for (const [key, content] of entries) {
      const document = byKey.get(`${slug} ${key}`)
      if (!document) continue
      Object.assign(document, resolved(content, byKey), { __typename: CONTENT_TYPES[slug].type })
      // Stands for the picture until the site's resolver makes one of it.
      if (slug === "media") document["url"] = key
    }
  }
  return all
}

function resolved(value: unknown, byKey: ReadonlyMap<string, Document>, inText = false): unknown {
  if (value instanceof Reference) {
    const document = byKey.get(`${value.collection} ${value.key}`)
    return inText ? document?.id : document
  }
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, byKey, inText))
  if (typeof value !== "object" || value === null) return value
  const { blockType } = value as { blockType?: string }
  const type = blockType && {
    __typename: `${blockType[0]?.toUpperCase()}${blockType.slice(1)}Block`,
  }
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        key,
        resolved(entry, byKey, inText || key === "root"),
      ]),
    ),
    ...(type || {}),
  }
}

interface ListArguments {
  where?: Readonly<
    Record<string, { equals?: unknown; not_equals?: unknown; in?: readonly unknown[] }>
  >
  limit?: number
  page?: number
  sort?: string
}

const idOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "id" in value ? value.id : value

const idsOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.map(idOf) : [idOf(value)]

/** Text by its characters' numbers, as the demo's database sorts it. */
function asSqlite(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : a > b ? 1 : 0
}

function answerList(
  found: readonly Document[],
  { where = {}, limit = 0, page = 1, sort = "" }: ListArguments,
) {
  const conditions = Object.entries(where)
  const wanted = found.filter((document) =>
    conditions.every(([field, { equals, not_equals: other, in: among }]) => {
      const values = idsOf(document[field])
      if (other !== undefined) return !values.includes(other)
      return values.some((value) => value === equals || among?.includes(value))
    }),
  )
  const keys = sort.split(",").filter(Boolean)
  wanted.sort((a, b) => {
    for (const key of keys) {
      const name = key.replace(/^-/, "")
      const order = asSqlite(a[name] ?? "", b[name] ?? "")
      if (order !== 0) return key.startsWith("-") ? -order : order
    }
    return 0
  })
  return { docs: limit === 0 ? wanted : wanted.slice((page - 1) * limit, page * limit) }
}

/** As heavy as the real ones: hashes and previews cannot be compressed. */
const pictureOf = (name: string, alt: string): Image => {
  const noise = createHash("sha512").update(name).digest()
  const hash = noise.toString("hex").slice(0, PICTURE_HASH_LENGTH)
  return {
    alt,
    width: 1920,
    height: 1280,
    focalPoint: { x: 50, y: 50 },
    placeholder: `data:image/webp;base64,${noise.toString("base64")}`,
    avif: [320, 640, 960, 1440, 1920].map((width) => ({
      url: `/media/${name}-${width}x${(width * 2) / 3}-${hash}.avif`,
      width,
    })),
    webp: [{ url: `/media/${name}-960x640-${hash}.webp`, width: 960 }],
  }
}

/** The demo content, asked as the site asks its CMS; nothing of a network. */
function seededAsk(grow: Growth): QueryExecutor {
  const all = documents()
  grow(all)
  const sdl = readFileSync("src/content/contract.graphql", "utf8")
  const schema = buildSchema(sdl)
  const { globals } = demoContent(NOW.toISOString().slice(0, 10))
  const byKey = new Map<string, Document>()
  for (const document of all.get("media") ?? [])
    byKey.set(`media ${String(document["url"])}`, document)
  const root: Record<string, unknown> = { SiteSettings: resolved(globals["site-settings"], byKey) }
  for (const [slug, { list }] of Object.entries(CONTENT_TYPES)) {
    root[list] = (args: ListArguments) => answerList(all.get(slug as ContentSlug) ?? [], args)
  }
  const altOf = new Map((all.get("media") ?? []).map(({ url, alt }) => [url, String(alt)]))
  const links = (collection: string, id: string | number) => {
    const document = all.get(collection as ContentSlug)?.find((entry) => entry.id === id)
    return document && pathOfDocument(collection, document as { slug?: string; template?: string })
  }
  const answer = async (document: DocumentNode, variableValues: object): Promise<object> => {
    const { data, errors } = await execute({
      schema,
      document,
      rootValue: root,
      variableValues: { ...variableValues },
    })
    if (errors?.[0]) throw errors[0]
    return data ?? {}
  }
  /** All pages of a list ask for the same, which takes a while of a large site. */
  const answers = new Map<DocumentNode, Map<string, Promise<object>>>()
  const source: CmsSource = (document, variables) => {
    const own = getOrMake(answers, document, () => new Map<string, Promise<object>>())
    return getOrMake(own, JSON.stringify(variables), () => answer(document, variables))
  }
  type Resolvers = Parameters<
    Parameters<typeof createQueryExecutor>[1]["resolvers"]["create"]
  >[0]["createResolvers"]
  const create = ({ createResolvers }: { createResolvers: Resolvers }): void => {
    const resolver = (make: (value: unknown) => unknown) => ({
      type: "JSON" as const,
      resolve: async (
        _source: unknown,
        _args: unknown,
        _context: unknown,
        { originalResolver }: { originalResolver: () => Promise<unknown> },
      ) => make(await originalResolver()),
    })
    createResolvers({
      CMS_MediaAsset: {
        url: resolver((url) => pictureOf(String(url).replace(/\.webp$/, ""), altOf.get(url) ?? "")),
      },
    })
    for (const { type, field } of RICH_TEXT_FIELDS) {
      createResolvers({
        [`CMS_${type}`]: {
          [field]: resolver((text) => text && compactRichText(text, links, { type }, field)),
        },
      })
    }
  }
  return createQueryExecutor(sdl, { siteUrl: SITE_URL, resolvers: { create }, source })
}

export interface SeededPage {
  path: string
  /** Of its file: `news-article`. */
  template: string
  /** As page data carries it. */
  model: unknown
  /** What the build made it with. */
  context: Readonly<Record<string, unknown>>
}

export interface SeededSite {
  ask: QueryExecutor
  facts: SiteFacts
  /** What a slice is made with: of its query's name and its context. */
  slice: (query: string, context?: Readonly<Record<string, unknown>>) => Promise<unknown>
  pages: readonly SeededPage[]
}

/** Of each template so many pages, the first among them and the others from all of its list. */
function spread(pages: readonly SitePage[], most: number): readonly SitePage[] {
  const templates = [...new Set(pages.map(({ component }) => component))]
  return templates.flatMap((template) => {
    const own = pages.filter(({ component }) => component === template)
    const step = Math.max(1, Math.ceil(own.length / most))
    return own.filter((_, at) => at % step === 0)
  })
}

let siteQueries: Promise<SiteDefinition[]> | undefined

/**
 * Every page of the demo with the model that its view gets, as a build would make them at `NOW`.
 * @param only the pages that are looked at, by their paths: a test that looks at few has the others' models not made
 * @param most pages of one template, of a site that has very many
 */
export async function seededSite(
  grow: Growth = () => undefined,
  { only, most = Number.POSITIVE_INFINITY }: { only?: readonly string[]; most?: number } = {},
): Promise<SeededSite> {
  const ask = seededAsk(grow)
  const definitions = await (siteQueries ??= collectSiteQueries(process.cwd()))
  const fragments = definitions
    .filter(({ definition }) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map(({ definition }) => print(definition))
    .join("\n")
  const texts = new Map<SiteDefinition, string>()
  const textOf = (own: SiteDefinition): string =>
    getOrMake(texts, own, () => `${print(own.definition)}\n${fragments}`)
  const model = async (own: SiteDefinition, context: Readonly<Record<string, unknown>>) => {
    const query = textOf(own)
    const made = toModel(query, await ask<object>(query, context), context)
    return JSON.parse(JSON.stringify(made)) as unknown
  }
  const queries = operations(definitions)
  const slices = new Map<string, Promise<unknown>>()
  const named: SeededSite["slice"] = async (name, context = {}) => {
    const own = queries.find(({ definition }) => definition.name?.value === name)
    if (!own) throw new Error(`The site has no query ${name}.`)
    return getOrMake(slices, `${name} ${JSON.stringify(context)}`, () => model(own, context))
  }
  const list: PageList = await listPages(ask)
  const pages = await Promise.all(
    spread([...list.pages.values()], most)
      .filter(({ path }) => only?.includes(path) ?? true)
      .map(async ({ path, component, context }): Promise<SeededPage> => {
        const own = queries.find(({ file }) => file === component)
        const template = component.replace(/^.*\/|\.tsx$/g, "")
        return { path, template, model: own ? await model(own, context) : {}, context }
      }),
  )
  return { ask, facts: (await named("SiteFacts")) as SiteFacts, slice: named, pages }
}
