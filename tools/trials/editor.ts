import { Failure } from "../../lib/failure"
import { routeTo } from "../../shared/paths"
import type { PublishingSite } from "./publishing-site"

/** An article and what an editor has last made of it. */
export interface Article {
  id: number
  slug: string
  /** Number in its title; 0 while it has the title it was seeded with. */
  edition: number
}

const FOOTER = "the-footer"
const TITLE = /Edition (\d{4}) of ([a-z0-9-]+)/g

const titleOf = (slug: string, edition: number): string =>
  `Edition ${String(edition).padStart(4, "0")} of ${slug}`

/** An editor who signs in to the CMS and publishes articles over REST, as the admin does. */
export class Editor {
  private readonly site: PublishingSite
  private token = ""

  constructor(site: PublishingSite) {
    this.site = site
  }

  async signIn(): Promise<void> {
    const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = this.site.env
    const { token } = await this.send<{ token: string }>("POST", "/api/users/login", {
      email,
      password,
    })
    this.token = token
  }

  /** The newest articles that are published, in the order in which the site's front page shows them. */
  async articles(count: number): Promise<Article[]> {
    const where = "where[_status][equals]=published&sort=-publishedOn,slug&depth=0"
    const { docs } = await this.send<{ docs: { id: number; slug: string; title: string }[] }>(
      "GET",
      `/api/news?${where}&limit=${count}`,
    )
    return docs.map(({ id, slug, title }) => ({ id, slug, edition: editionOf(slug, title) }))
  }

  /** Publishes the article under a title with its next number. Resolves when the CMS has acknowledged it. */
  async publishNext(article: Article): Promise<void> {
    const edition = article.edition + 1
    await this.send("PATCH", `/api/news/${article.id}`, {
      title: titleOf(article.slug, edition),
      _status: "published",
    })
    article.edition = edition
  }

  /** Publishes a new article, with all but title and address of one that there is. */
  async publishNew(like: Article, slug: string): Promise<Article> {
    const { docs } = await this.send<{ docs: Record<string, unknown>[] }>(
      "GET",
      `/api/news?where[id][equals]=${like.id}&depth=0`,
    )
    const article = { ...docs[0], title: titleOf(slug, 1), slug, _status: "published" }
    const { doc } = await this.send<{ doc: { id: number } }>("POST", "/api/news", article)
    return { id: doc.id, slug, edition: 1 }
  }

  /** Takes an article from the site. Resolves when the CMS has acknowledged it. */
  async unpublish({ id }: Article): Promise<void> {
    await this.send("PATCH", `/api/news/${id}`, { _status: "draft" })
  }

  /** Puts a title with that number over the first column of the foot of every page. */
  async publishFooter(edition: number): Promise<void> {
    const path = "/api/globals/site-navigation"
    const { footer } = await this.send<{ footer: { heading: string }[] }>("GET", `${path}?depth=0`)
    const [first, ...others] = footer
    if (!first) throw new Failure("The demo content has no footer to change.")
    const heading = titleOf(FOOTER, edition)
    await this.send("POST", path, { footer: [{ ...first, heading }, ...others] })
  }

  private async send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.site.cmsOrigin + path, {
      method,
      headers: {
        "content-type": "application/json",
        ...(this.token && { authorization: `JWT ${this.token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    }
    return (await response.json()) as Answer
  }
}

/** The numbers of editions that a text names, by the slug of their article. */
export function editionsIn(text: string): Map<string, Set<number>> {
  const editions = new Map<string, Set<number>>()
  for (const [, number, slug = ""] of text.matchAll(TITLE)) {
    editions.set(slug, (editions.get(slug) ?? new Set()).add(Number(number)))
  }
  return editions
}

/** The newest edition of an article that a text names; 0 where it names none. */
const editionOf = (slug: string, text: string): number =>
  Math.max(0, ...(editionsIn(text).get(slug) ?? []))

/** The edition of the article that guests see; nothing where the site does not answer. */
export const liveEdition = (site: PublishingSite, { slug }: Article): Promise<number | undefined> =>
  editionAt(site.origin + routeTo("news", slug), slug)

/** Whether guests no longer find the article. */
export async function isGone(site: PublishingSite, { slug }: Article): Promise<boolean> {
  const { status } = await fetch(site.origin + routeTo("news", slug), {
    signal: AbortSignal.timeout(5_000),
  })
  return status === 404 || status === 410
}

/** The edition of the footer that guests of the front page see; nothing where the site does not answer. */
export const liveFooter = (site: PublishingSite): Promise<number | undefined> =>
  editionAt(`${site.origin}/`, FOOTER)

async function editionAt(url: string, slug: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    const edition = editionOf(slug, await response.text())
    return response.ok ? edition : undefined
  } catch {
    return undefined
  }
}

/**
 * Waits until guests see every article as the CMS has it.
 * @param patience in milliseconds
 * @returns how long it took, in milliseconds
 * @throws Error naming what is missing after that
 */
export async function waitUntilLive(
  site: PublishingSite,
  articles: readonly Article[],
  patience: number,
): Promise<number> {
  const from = Date.now()
  for (;;) {
    const live = await Promise.all(articles.map((article) => liveEdition(site, article)))
    const missing = articles.filter((article, index) => live[index] !== article.edition)
    if (missing.length === 0) return Date.now() - from
    if (Date.now() - from > patience) {
      const list = articles.map(
        ({ slug, edition }, index) =>
          `${routeTo("news", slug)}: ${live[index]} instead of ${edition}`,
      )
      throw new Error(`Not live after ${patience / 1000} s:\n${list.join("\n")}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** An editor who is signed in, and the newest article to publish with. */
export async function editorWithArticle(
  site: PublishingSite,
): Promise<{ editor: Editor; article: Article }> {
  const editor = new Editor(site)
  await editor.signIn()
  const [article] = await editor.articles(1)
  if (!article) throw new Error("The seed has no article to publish.")
  return { editor, article }
}
