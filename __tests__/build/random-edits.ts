import { CONTENT_TYPES } from "../../shared/content-types"
import type { CmsVisitor, Doc, Reply } from "./cms-api"

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
/** For `some`: what guests see. */
export const published = "&where[_status][equals]=published"

/** Every way in which an editor changes what the site shows. */
export const EDIT_NAMES = [
  "an article is written and published",
  "an article is renamed",
  "an article moves to another address, or back",
  "a draft is saved over it",
  "one is taken off the site",
  "one is put on the site again",
  "one is deleted",
  "many are changed at once",
  "an older version is put back",
  "an article is about other venues",
  "a menu's sections are put in another order",
  "a document that others lead to is taken off or put back",
  "a brand is renamed",
  "a picture is described in other words",
  "a picture is cut around another point",
  "the settings are changed",
  "the navigation is put in another order",
  "one field of any document is another",
  "any document is copied",
  "any document is taken off, put back or deleted",
] as const

export type EditName = (typeof EDIT_NAMES)[number]

const DAY = 86_400_000
/** Fields that the CMS writes itself. */
const OWN = ["id", "createdAt", "updatedAt", "_status", "sizes", "url", "filename"]
const COLLECTIONS = Object.keys(CONTENT_TYPES)

/** Rows have ids of their own, which a copy gets anew. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).filter(([name]) => name !== "id")
  return Object.fromEntries(fields.map(([name, inside]) => [name, withoutIds(inside)]))
}

export interface Edits {
  /** A document of a collection. */
  some(collection: string, where?: string): Promise<Doc>
  /** The word with a number that no other has. */
  fresh(word: string): string
  /** May be refused, which changes nothing. */
  make(name: EditName): Promise<Reply>
  /** @returns which */
  any(): Promise<EditName>
}

/** Edits of documents that are chosen by chance, the same in each run. */
export function createEdits(editor: CmsVisitor, seed: number): Edits {
  const next = random(seed)
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error("There is nothing to choose from.")
    return item
  }
  const all = async (collection: string, where = ""): Promise<readonly Doc[]> =>
    (await editor.get(`${collection}?depth=0&limit=0&sort=id${where}`)).body.docs
  const some = async (collection: string, where = ""): Promise<Doc> =>
    oneOf(await all(collection, where))

  let count = 0
  const fresh = (word: string): string => `${word}-${(count += 1)}`

  const copyOf = ({ confirmed: _confirmed, ...content }: Doc): object =>
    withoutIds(content) as object

  const edits: Readonly<Record<EditName, () => Promise<Reply>>> = {
    "an article is written and published": async () =>
      editor.rest("POST", "news", {
        ...copyOf(await some("news", published)),
        slug: fresh("article"),
        title: "Written",
      }),
    "an article is renamed": async () =>
      editor.rest("PATCH", `news/${(await some("news", published)).id}`, {
        title: fresh("Renamed"),
      }),
    "an article moves to another address, or back": async () => {
      const moved = await all("redirects", "&where[to][contains]=/news/moved-")
      const slug = moved.length > 0 ? String(oneOf(moved).from).split("/").at(-1) : fresh("moved")
      return editor.rest("PATCH", `news/${(await some("news", published)).id}`, { slug })
    },
    "a draft is saved over it": async () =>
      editor.rest("PATCH", `news/${(await some("news", published)).id}?draft=true`, {
        title: fresh("Not yet"),
        _status: "draft",
      }),
    "one is taken off the site": async () =>
      editor.rest("PATCH", `news/${(await some("news", published)).id}`, { _status: "draft" }),
    "one is put on the site again": async () => {
      const off = await all("news", "&where[_status][equals]=draft")
      const { id, publishedOn } = off.length > 0 ? oneOf(off) : await some("news")
      // Of one whose day is to come it asks whether that is meant.
      const confirmed = [`publishedOn=${String(publishedOn).slice(0, 10)}`]
      return editor.rest("PATCH", `news/${id}`, { _status: "published", confirmed })
    },
    "one is deleted": async () => editor.rest("DELETE", `news/${(await some("news")).id}`),
    "many are changed at once": async () => {
      const [a, b] = [await some("news", published), await some("news", published)]
      return editor.rest("PATCH", `news?where[id][in]=${a.id},${b.id}`, { author: fresh("Author") })
    },
    "an older version is put back": async () => {
      const { docs } = (await editor.get("news/versions?limit=20&depth=0")).body
      return editor.rest("POST", `news/versions/${String(oneOf(docs).id)}`)
    },
    "an article is about other venues": async () => {
      const locations = [(await some("locations", published)).id]
      return editor.rest("PATCH", `news/${(await some("news", published)).id}`, { locations })
    },
    "a menu's sections are put in another order": async () => {
      const { id, sections } = await some("menus", published)
      return editor.rest("PATCH", `menus/${id}`, { sections: (sections as object[]).toReversed() })
    },
    "a document that others lead to is taken off or put back": async () => {
      const { id, _status } = await some("events")
      const status = _status === "published" ? "draft" : "published"
      return editor.rest("PATCH", `events/${id}`, { _status: status })
    },
    "a brand is renamed": async () =>
      editor.rest("PATCH", `brands/${(await some("brands")).id}`, { tagline: fresh("Tagline") }),
    "a picture is described in other words": async () =>
      editor.rest("PATCH", `media/${(await some("media")).id}`, { alt: fresh("A picture") }),
    "a picture is cut around another point": async () =>
      editor.rest("PATCH", `media/${(await some("media")).id}`, { focalX: 20, focalY: 30 }),
    "the settings are changed": async () =>
      editor.rest("POST", "globals/site-settings", { groupName: fresh("Quattrocento") }),
    "the navigation is put in another order": async () => {
      const { body } = await editor.get<Doc>("globals/site-navigation?depth=0")
      const changed = Object.entries(body).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.toReversed() : value,
      ])
      return editor.rest("POST", "globals/site-navigation", Object.fromEntries(changed))
    },
    "one field of any document is another": async () => {
      const collection = oneOf(COLLECTIONS)
      const { id, ...fields } = await some(collection)
      const [name, value] = oneOf(Object.entries(fields).filter(([field]) => !OWN.includes(field)))
      return editor.rest("PATCH", `${collection}/${id}`, { [name]: another(value) })
    },
    "any document is copied": async () => {
      const collection = oneOf(COLLECTIONS.filter((slug) => slug !== "media"))
      const copy = copyOf(await some(collection))
      return editor.rest("POST", collection, {
        ...copy,
        ...("slug" in copy ? { slug: fresh("copy") } : {}),
        ...("from" in copy ? { from: `/${fresh("from")}` } : {}),
      })
    },
    "any document is taken off, put back or deleted": async () => {
      const collection = oneOf(COLLECTIONS)
      const { id, _status } = await some(collection)
      if (_status === undefined || next() < 0.3) return editor.rest("DELETE", `${collection}/${id}`)
      const status = _status === "published" ? "draft" : "published"
      return editor.rest("PATCH", `${collection}/${id}`, { _status: status })
    },
  }

  /** The value, or one somewhere in it, as an editor may change it. */
  function another(value: unknown): unknown {
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value
      const at = Math.floor(next() * items.length)
      return oneOf([
        () => items.toReversed(),
        () => items.filter((_, index) => index !== at),
        () => [...items, ...(withoutIds(items.slice(at, at + 1)) as unknown[])],
        () => items.map((item, index) => (index === at ? another(item) : item)),
      ])()
    }
    if (typeof value === "object" && value !== null) {
      const fields = Object.entries(value).filter(([name]) => name !== "id")
      if (fields.length === 0) return value
      const [name, inside] = oneOf(fields)
      return { ...value, [name]: another(inside) }
    }
    if (typeof value === "boolean") return !value
    if (typeof value === "number") return oneOf([value + 1, value * 2, 0])
    if (typeof value !== "string") return value
    const date = /^\d{4}-\d{2}-\d{2}T/.test(value) ? Date.parse(value) : NaN
    if (Number.isNaN(date)) return oneOf([fresh(value), null])
    return new Date(date + Math.round(next() * 80 - 40) * DAY).toISOString()
  }

  return {
    some,
    fresh,
    make: (name) => edits[name](),
    any: async () => {
      const name = oneOf(EDIT_NAMES)
      await edits[name]()
      return name
    },
  }
}
