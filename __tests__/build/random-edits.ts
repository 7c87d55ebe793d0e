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
] as const

export type EditName = (typeof EDIT_NAMES)[number]

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

  const copyOf = ({ id: _id, confirmed: _confirmed, ...content }: Doc): object => content

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
      const { id } = off.length > 0 ? oneOf(off) : await some("news")
      return editor.rest("PATCH", `news/${id}`, { _status: "published" })
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
