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

/** `private-events` for “Private events”, `creme-brulee` for “Crème brûlée”; nothing for a tag without letters. */
export const topicKey = (tag: string): string =>
  tag
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-|-$/g, "")

/** What the news is about: brands first, then tags by how often they are given. */
export function newsTopics(documents: readonly TopicSource[]): readonly NewsTopic[] {
  const articles = documents.filter(({ collection }) => collection === "news")
  const about = (subject: string): string[] =>
    articles.filter(({ subjects }) => subjects.includes(subject)).map(({ slug }) => slug)
  const brands = documents
    .filter(({ collection }) => collection === "brands")
    .map(({ id, slug, name }) => ({ key: slug, label: name, slugs: about(`brand ${id}`) }))

  const tags = new Map<string, { key: string; label: string; slugs: string[] }>()
  for (const { slug, subjects } of articles) {
    for (const subject of subjects.filter((subject) => subject.startsWith("tag "))) {
      const label = subject.slice("tag ".length)
      const key = topicKey(label)
      if (key === "" || brands.some((brand) => brand.key === key)) continue
      const topic = tags.get(key) ?? { key, label, slugs: [] }
      // One spelled in two ways in the same article is still one.
      if (topic.slugs.at(-1) !== slug) topic.slugs.push(slug)
      tags.set(key, topic)
    }
  }
  return [...brands, ...[...tags.values()].sort((a, b) => b.slugs.length - a.slugs.length)]
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
