import { createHash } from "node:crypto"
import type { ContentSlug } from "../../shared/content-types"
import type { Document, Growth } from "./seeded-site"

/** Of each kind as many as a large group has. */
export const COUNTS = {
  brands: 5,
  locations: 60,
  events: 100,
  jobs: 80,
  news: 200,
  products: 12,
  stockists: 300,
  "function-spaces": 60,
  "tasting-menus": 30,
} as const satisfies Partial<Record<ContentSlug, number>>

/** Fields that guests read, in which no two documents say the same. */
const WORDS = new Set(
  "title name summary description text excerpt caption alt note statusNote priceNote ingredients introduction tagline street".split(
    " ",
  ),
)
const LETTERS = "eeeeaaaaooooiiiinnnnttttrrrrsssslllldddccuuummpphgbfvk"

/** Words of the same lengths, other ones for each seed: what is said again costs a compressed page nothing. */
function reworded(text: string, seed: string): string {
  let digest = createHash("sha256").update(`${seed} ${text}`).digest()
  let at = 0
  return text.replace(/\p{Letter}/gu, (own) => {
    if (at === digest.length) {
      digest = createHash("sha256").update(digest).digest()
      at = 0
    }
    const letter = LETTERS[(digest[at++] ?? 0) % LETTERS.length] ?? "e"
    return own === own.toLowerCase() ? letter : letter.toUpperCase()
  })
}

const isDocument = (value: object): value is Document => "__typename" in value && "id" in value

/** The same again, with words and pictures of its own. */
function varied(value: unknown, seed: string, media: Document[], field = ""): unknown {
  if (typeof value === "string") return WORDS.has(field) ? reworded(value, seed) : value
  if (Array.isArray(value)) {
    return value.map((entry, at) => varied(entry, `${seed}-${at}`, media, field))
  }
  if (typeof value !== "object" || value === null) return value
  if (!isDocument(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, varied(entry, seed, media, key)]),
    )
  }
  if (value["__typename"] !== "MediaAsset") return value
  const alt = reworded(String(value["alt"]), seed)
  const picture = {
    ...value,
    id: 1_000_000 + media.length,
    url: `${seed}-${String(value["url"])}`,
    alt,
  }
  media.push(picture)
  return picture
}

const another = (of: Document, id: number, media: Document[]): Document => {
  const { __typename, id: _, slug, ...own } = of
  const seed = `${String(slug)}-${id}`
  return { ...(varied(own, seed, media) as object), __typename, id, slug: seed }
}

/** Makes of the demo a group with as much to list as a large one has, no two of it alike. */
export const enlarge =
  (counts: Partial<Record<ContentSlug, number>>): Growth =>
  (documents) => {
    const of = (slug: ContentSlug): Document[] => documents.get(slug) ?? []
    const media = of("media")
    for (const [slug, count] of Object.entries(counts) as [ContentSlug, number][]) {
      const all = of(slug)
      const demo = [...all]
      while (all.length < count) {
        const model = demo[all.length % demo.length]
        if (!model) throw new Error(`The demo has none of ${slug}.`)
        all.push(another(model, 10_000 + all.length, media))
      }
    }
    const [product] = of("products")
    for (const stockist of of("stockists")) stockist["products"] = [product]
  }

const DISHES = 200

/** Gives the first venue three menus of very many dishes each. */
export const withLongMenus =
  (growth: Growth): Growth =>
  (documents) => {
    growth(documents)
    const [venue] = documents.get("locations") ?? []
    const [menu] = documents.get("menus") ?? []
    if (!venue || !menu) throw new Error("The demo has no venue, or no menu.")
    const sections = menu["sections"] as { items: object[] }[]
    const dishes = sections.flatMap(({ items }) => items)
    const long = [1, 2, 3].map((number) => {
      const items = Array.from({ length: DISHES }, (_, at) =>
        varied(dishes[at % dishes.length], `${number}-${at}`, []),
      )
      const titles = sections.map((section, at) => ({
        ...section,
        items: items.filter((_, place) => place % sections.length === at),
      }))
      return { ...menu, id: 20_000 + number, slug: `long-${number}`, sections: titles }
    })
    documents.get("menus")?.push(...long)
    venue["menus"] = long
  }

/** The same with every venue in a town of its own. */
export const scattered =
  (counts: Partial<Record<ContentSlug, number>>): Growth =>
  (documents) => {
    enlarge(counts)(documents)
    for (const venue of documents.get("locations") ?? []) {
      const address = venue["address"] as Readonly<Record<string, unknown>>
      venue["address"] = { ...address, city: reworded("Sant’Angelo", String(venue["slug"])) }
    }
  }
