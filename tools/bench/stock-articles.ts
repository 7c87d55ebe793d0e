import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { buildSchema, graphql } from "graphql"
import Database from "libsql"
import { type CommandContext } from "../../lib/command"
import { cmsDirOf } from "../../lib/project"
import { projectRoot } from "../../lib/project-root"
import { type Progress } from "../../lib/progress"
import { cmsDataDir } from "../lib/cms"
import { buildStock } from "./stock-build"

/** An article in words alone. */
interface Article {
  slug: string
  title: string
  author: string | null
  publishedOn: string
  excerpt: string | null
  paragraphs: string[]
}

const SCHEMA = buildSchema(`
  type Article {
    slug: String!
    title: String!
    author: String
    publishedOn: String!
    excerpt: String
    paragraphs: [String!]!
  }
  type Query {
    articles: [Article!]!
    article(slug: String!): Article
  }
`)

/**
 * Builds the published articles of a CMS with stock Gatsby, from a server that does nothing else.
 * @returns how many there were, and how long Gatsby took in milliseconds
 */
export async function buildStockArticles(
  { project, env }: { project: string; env: Readonly<Record<string, string | undefined>> },
  context: CommandContext,
  progress: Progress,
): Promise<{ articles: number; took: number }> {
  const articles = readArticles(cmsDataDir(cmsDirOf(project), env))
  const { url, close } = await serveArticles(articles)
  context.onEnd(close)
  const { took } = await progress.step("Building a stock site", () =>
    buildStock(projectRoot, "stock-articles", context, { env: { STOCK_CMS_URL: url } }),
  )
  return { articles: articles.length, took }
}

/** The published articles of a CMS's database. @param dataDir the CMS's folder of data */
function readArticles(dataDir: string): Article[] {
  const database = new Database(join(dataDir, "forno.db"), { readonly: true })
  try {
    const rows = database
      .prepare(
        "SELECT slug, title, author, published_on AS publishedOn, excerpt, body FROM news WHERE _status = 'published'",
      )
      .all() as (Omit<Article, "paragraphs"> & { body: string | null })[]
    return rows.map(({ body, ...article }) => ({ ...article, paragraphs: wordsIn(body) }))
  } finally {
    database.close()
  }
}

/** Of rich text as Lexical keeps it: the words of each node of text. */
const wordsIn = (body: string | null): string[] =>
  [...(body ?? "").matchAll(/"text":("(?:[^"\\]|\\.)*")/g)].map(([, words = '""']) =>
    String(JSON.parse(words)),
  )

/**
 * The lightest server that a site could be built from: everything is in memory, and nothing is asked of a database.
 * @returns its address, and what ends it
 */
async function serveArticles(
  articles: readonly Article[],
): Promise<{ url: string; close: () => void }> {
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const rootValue = {
    articles,
    article: ({ slug }: { slug: string }) => bySlug.get(slug),
  }
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => {
        const { query, variables } = JSON.parse(body) as {
          query: string
          variables?: Record<string, unknown>
        }
        return graphql({ schema: SCHEMA, source: query, rootValue, variableValues: variables })
      })
      .then((answer) => {
        response.setHeader("content-type", "application/json")
        response.end(JSON.stringify(answer))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}
