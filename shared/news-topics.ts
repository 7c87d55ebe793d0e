import { newsTopicPath, SLUG_MAX_LENGTH } from "./paths"

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
const ARTICLES = 60

/**
 * `private-events` for “Private events”, `creme-brulee` for “Crème brûlée”; in a script without such letters as the names
 * of hosts are written (RFC 3492), `xn--90ahr3b` for “Хлеб”; nothing for a tag without letters.
 */
export const topicKey = (tag: string): string =>
  slugOf(tag.normalize("NFKD").replace(/\p{M}/gu, ""), /[^a-z0-9]+/g) || hostNameOf(tag)

const slugOf = (words: string, between: RegExp): string =>
  words.toLowerCase().replace(between, "-").slice(0, SLUG_MAX_LENGTH).replace(/^-|-$/g, "")

function hostNameOf(tag: string): string {
  const address = `http://${slugOf(tag.normalize("NFKC"), /[^\p{L}\p{M}\p{N}]+/gu)}`
  return URL.canParse(address) ? new URL(address).hostname.slice(0, SLUG_MAX_LENGTH) : ""
}

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
  /** The topic of each subject, which thousands of articles share. */
  const known = new Map<string, Topic | undefined>(brands)
  const tagTopic = (subject: string): Topic | undefined => {
    const label = TAG.exec(subject)?.[1] ?? ""
    const key = topicKey(label)
    if (key === "" || ofBrands.has(key)) return undefined
    const topic = tags.get(key) ?? topicOf(key, label)
    tags.set(key, topic)
    return topic
  }
  for (const { collection, slug, subjects } of documents) {
    if (collection !== "news") continue
    for (const subject of subjects) {
      if (!known.has(subject)) known.set(subject, tagTopic(subject))
      const topic = known.get(subject)
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
