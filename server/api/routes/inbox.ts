import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import type { FastifyInstance } from "fastify"
import { isMissing } from "../../../lib/is-missing"
import { NIGHT } from "../../../src/theme/palettes"
import { escapeMarkup } from "../../../shared/escape-markup"
import { MAIL_FILE } from "../mail/mail-folder"

const NEWEST = 100
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'"

/**
 * `GET /inbox`: the mails that a folder has received in place of a mail server, for who tries the site out. Not under the
 * API's prefix, so that the site's own server never leads here.
 */
export function registerInbox(app: FastifyInstance, folder: string): void {
  app.get("/inbox", async (_request, reply) =>
    reply
      .header("content-security-policy", POLICY)
      .type("text/html; charset=utf-8")
      .send(page(await received(folder))),
  )
  app.get<{ Params: { file: string } }>("/inbox/:file", async ({ params: { file } }, reply) => {
    const content = MAIL_FILE.test(file)
      ? await readFile(join(folder, file)).catch(none)
      : undefined
    if (!content) return reply.callNotFound()
    return reply
      .header("content-security-policy", POLICY)
      .type(file.endsWith(".eml") ? "text/plain; charset=utf-8" : "text/html; charset=utf-8")
      .send(content)
  })
}

interface Received {
  file: string
  at: Date
  /** As HTML, like the subject. */
  to: string
  subject: string
}

async function received(folder: string): Promise<Received[]> {
  const names = (await readdir(folder).catch(none)) ?? []
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith(".eml"))
      .map(async (name) => {
        const file = name.replace(/\.eml$/, ".html")
        const [{ mtime }, message, html] = await Promise.all([
          stat(join(folder, name)),
          readFile(join(folder, name), "utf8"),
          readFile(join(folder, file), "utf8").catch(none),
        ])
        return {
          file,
          at: mtime,
          to: escapeMarkup(/^To: (.*)$/m.exec(message)?.[1]?.trim() ?? ""),
          subject: /<title>(.*?)<\/title>/.exec(html ?? "")?.[1] ?? name,
        }
      }),
  )
  return mails.sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, NEWEST)
}

const page = (mails: readonly Received[]): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Inbox</title>',
    `<style>body{margin:0 auto;max-width:50rem;padding:2rem 1.5rem;background:${NIGHT.ground};color:${NIGHT.text};font:1.0625rem/1.5 system-ui,sans-serif}h1{font:400 2.5rem/1 Georgia,serif}li{list-style:none;padding:.75rem 0;border-top:1px solid ${NIGHT.line}}ul{padding:0}a{color:inherit}small{display:block;color:${NIGHT.textQuiet}}</style>`,
    "<h1>Inbox</h1><p>Mails of this site, kept here because no mail server is set (SMTP_URL). Newest first.</p><ul>",
    ...mails.map(
      ({ file, at, to, subject }) =>
        `<li><a href="/inbox/${file}">${subject}</a><small>to ${to}, ${at.toISOString().slice(0, 16).replace("T", " ")} UTC</small></li>`,
    ),
    mails.length === 0 ? "<li>Nothing yet.</li>" : "",
    "</ul></html>",
  ].join("\n")

function none(error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error
}
