import { newsTopicPath } from "./paths"

/** What topics are made of: articles, newest first, and brands. */
export interface TopicSource {
  collection: string
  id: string | number
  slug: string
  name: string
  subjects: readonly string[]
}

/** What an article is about, as topics are told apart. */
export const subjectsOf = ({
  brands = [],
  venues = [],
  tags = [],
}: Readonly<
  Partial<Record<"brands" | "venues", readonly (string | number)[]> & { tags: readonly string[] }>
>): string[] => [
  ...brands.map((id) => `brand ${id}`),
  ...venues.map((id) => `venue ${id}`),
  ...tags.map((tag) => `tag ${tag}`),
]

/** A tag, or a brand, that several articles are about. */
export interface NewsTopic {
  key: string
  path: string
  label: string
  /** Of the newest articles, newest first. */
  slugs: readonly string[]
  /** How many articles there are. */
  total: number
}

/** One article is found by itself. */
const AT_LEAST = 2
/** More names than a guest reads. */
const TOPICS = 24
/** What one page shows; older ones are on the list of all, and found by search. */
const ARTICLES = 40

/** Of a folder's name, which holds 255 bytes on most systems; what many tags begin with is shorter. */
const KEY_MAX_LENGTH = 200

/** Signs that tell one word from another and that an address cannot hold, or means something else by. */
const SIGNS: Readonly<Record<string, string>> = {
  "#": "sharp",
  $: "dollar",
  "%": "percent",
  "+": "plus",
  "=": "equals",
}

/**
 * What stands for a tag in an address: `private-events` for “Private events”, `creme-brulee` for “Crème brûlée”, `c-plus-plus`
 * for “C++”. A word with a letter or a sign beyond these is written as the names of hosts are (RFC 3492): `xn--90ahr3b` for
 * “Хлеб”. Tags are one topic where they differ in capitals, accents, spaces and punctuation alone. Nothing for a tag without
 * letters.
 */
export const topicKey = (tag: string): string =>
  tag
    .normalize("NFKC")
    .replace(/^[\s#]+/, "")
    .replace(/[#$%+=]/g, (sign) => ` ${SIGNS[sign] ?? ""} `)
    .split(/[^\p{L}\p{M}\p{N}\p{S}]+|[<>^`|~°©®]+/u)
    .map(wordKey)
    .filter(Boolean)
    .join("-")
    .slice(0, KEY_MAX_LENGTH)
    .replace(/-$/, "")

function wordKey(word: string): string {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  if (/^[a-z0-9]*$/.test(plain)) return plain
  const address = `http://${word.toLowerCase()}`
  // What no host may be called, as a word in two directions of writing, by its code points.
  return URL.canParse(address) ? new URL(address).hostname : codesOf(plain)
}

const codesOf = (word: string): string =>
  Array.from(word, (letter) => letter.codePointAt(0)?.toString(16) ?? "").join("-")

const TAG = /^tag (.*)$/s

interface Topic {
  key: string
  label: string
  slugs: string[]
}
const topicOf = (key: string, label: string): Topic => ({ key, label, slugs: [] })

/** What the news is about: brands first, then tags by how often they are given. */
export function newsTopics(documents: readonly TopicSource[]): readonly NewsTopic[] {
  const brands = new Map(
    documents
      .filter(({ collection }) => collection === "brands")
      .map(({ id, slug, name }) => [`brand ${id}`, topicOf(slug, name)] as const),
  )
  const ofBrands = new Set([...brands.values()].map(({ key }) => key))
  const tags = new Map<string, Topic>()
  /** The topic of each subject, which thousands of articles share; null where it is none. */
  const known = new Map<string, Topic | null>(brands)
  const tagTopic = (subject: string): Topic | null => {
    const label = TAG.exec(subject)?.[1] ?? ""
    const key = topicKey(label)
    if (key === "" || ofBrands.has(key)) return null
    const topic = tags.get(key) ?? topicOf(key, label)
    tags.set(key, topic)
    return topic
  }
  for (const { collection, slug, subjects } of documents) {
    if (collection !== "news") continue
    for (const subject of subjects) {
      let topic = known.get(subject)
      if (topic === undefined) known.set(subject, (topic = tagTopic(subject)))
      // One spelled in two ways in the same article is still one.
      if (topic && topic.slugs.at(-1) !== slug) topic.slugs.push(slug)
    }
  }
  return [...brands.values(), ...[...tags.values()].sort((a, b) => b.slugs.length - a.slugs.length)]
    .filter(({ slugs }) => slugs.length >= AT_LEAST)
    .slice(0, TOPICS)
    .map(({ key, label, slugs }) => ({
      key,
      path: newsTopicPath(key),
      label,
      slugs: slugs.slice(0, ARTICLES),
      total: slugs.length,
    }))
}
