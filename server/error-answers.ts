import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type FastifyReply, type FastifyRequest } from "fastify"
import { type Release } from "./releases"

const NOT_TO_BE_KEPT = "no-store"

/** Data and assets get a short answer of their own kind: a page in their place would be cached and misread as one. */
const NOT_A_PAGE = /\.(?!html$)[a-z0-9]{1,12}$/i

function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split("?")[0] ?? "/"
}

/** Status 404 with the site's own page, or a short answer where no page was asked for. */
export async function answerNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release | undefined,
): Promise<FastifyReply> {
  return answer(request, reply, release, {
    status: 404,
    page: "404.html",
    message: "There is no such page.",
  })
}

/** Status 500 with the site's own page. Never shows what went wrong inside. */
export async function answerFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release | undefined,
): Promise<FastifyReply> {
  return answer(request, reply, release, {
    status: 500,
    page: "500.html",
    message: "Something went wrong on our side. Please try again in a moment.",
  })
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  release: Release | undefined,
  { status, page, message }: { status: 404 | 500; page: string; message: string },
): Promise<FastifyReply> {
  reply.code(status).header("cache-control", NOT_TO_BE_KEPT)
  const path = pathOf(request)
  if (path.endsWith(".json")) return reply.send({ error: message })
  if (NOT_A_PAGE.test(path)) return reply.type("text/plain; charset=utf-8").send(message)
  const html = release && (await readPage(join(release.root, page)))
  return reply.type("text/html; charset=utf-8").send(html ?? plainPage(message))
}

async function readPage(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8")
  } catch {
    // The page that reports a failure must not fail itself.
    return undefined
  }
}

/** Shown where the release has no page for it, or before the first release. */
export function plainPage(message: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${message}</title>`,
    "<style>body{background:#100f0d;color:#f4efe6;font:1.125rem/1.5 sans-serif;padding:2rem}</style>",
    `<p>${message}</p></html>`,
  ].join("\n")
}
