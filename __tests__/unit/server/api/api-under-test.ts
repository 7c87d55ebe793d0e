import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { simpleParser, type ParsedMail } from "mailparser"
import { SMTPServer } from "smtp-server"
import { buildApiServer, type ApiOptions } from "../../../../server/api/build-server"
import { SITE_FACTS, type SiteFacts } from "../../../../shared/submissions/site-facts"
import { publish } from "../fixture-release"
import { apiOptions, listen } from "./server-under-test"

export const SITE_URL = "https://forno.example"

export const FACTS: SiteFacts = {
  groupName: "Quattrocento",
  email: "ciao@quattrocento.example",
  subjects: [{ subject: "A booking", email: "tables@quattrocento.example" }],
  venues: [{ slug: "400-soho", name: "400 Soho", email: "soho@400.example", phone: "+44 20" }],
  jobs: [{ slug: "baker", title: "Night baker", venue: "400-soho" }],
  spaces: [{ slug: "mill-room", name: "The Mill Room", venue: "400-soho" }],
  titles: { "/products/panettone": "Panettone" },
}

/** A release with what the API reads of one. */
export function makeRelease(folder: string, pages: Readonly<Record<string, string>> = {}): void {
  const html = Object.entries(pages).map(([name, text]) => [`${name}/index.html`, text])
  publish(folder, "1", { [SITE_FACTS]: JSON.stringify(FACTS), ...Object.fromEntries(html) })
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString("utf8")
}

/** Stands in a file that the CMS cannot read, and says so as it does of pictures. */
export const BROKEN_FILE = "cut off in the middle"

/** As the CMS answers the API: each submission is created once, and a second is refused by the field. */
export async function startReceivingCms(mayAnswer: () => boolean = () => true) {
  const documents = new Map<string, Record<string, unknown>>()
  const operations: string[] = []
  const files = new Set<string>()
  const twice = { errors: [{ message: "x", extensions: { data: twiceData } }] }
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request)
      // A CMS that dies after it has stored: what the API does not hear of is there all the same.
      const answer = (content: object): void => {
        if (mayAnswer()) response.end(JSON.stringify(content))
        else response.destroy()
      }
      if (request.url === "/api/guest-files") {
        const id = /"submissionId":"([^"]+)"/.exec(body)?.[1] ?? ""
        if (body.includes(BROKEN_FILE)) {
          response.statusCode = 400
          return answer({ errors: [{ message: "There was a problem while uploading the file." }] })
        }
        if (files.has(id)) return answer({ errors: [{ message: "x", data: twiceData }] })
        files.add(id)
        return answer({ doc: {} })
      }
      const { operationName, variables } = JSON.parse(body) as {
        operationName: string
        variables: { data: Record<string, unknown> }
      }
      operations.push(operationName)
      const id = String(variables.data.submissionId)
      if (documents.has(id)) return answer(twice)
      documents.set(id, variables.data)
      answer({ data: { created: { id: 1 } } })
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api/graphql`,
    documents,
    operations,
    files,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const twiceData = { errors: [{ message: "Value must be unique", path: "submissionId" }] }

/** A real mail server, whose mails are read back. */
export async function startMailServer() {
  const mails: ParsedMail[] = []
  const unknown = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      unknown.has(address)
        ? done(Object.assign(new Error(`<${address}>: no such user`), { responseCode: 550 }))
        : done(),
    onData: (stream, _session, done) => {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail)
          done()
        },
        (error: Error) => done(error),
      )
    },
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Addresses that it does not know. */
    unknown,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export const NO_LIMITS = {
  perAddress: { burst: 1_000_000, every: 1 },
  perIdentity: { burst: 1_000_000, every: 1 },
  perUnconfirmed: { burst: 1_000_000, every: 1 },
}

/** The API on a port of its own, with data of its own. */
export async function startApi(
  options: Partial<ApiOptions> & { cmsUrl: string; pages?: Record<string, string> },
) {
  const folder = mkdtempSync(join(tmpdir(), "forno-api-"))
  const { cmsUrl, pages, ...more } = options
  makeRelease(join(folder, "releases"), pages)
  const usual = apiOptions(folder)
  const { app, store } = await buildApiServer({
    ...usual,
    trustProxy: ["loopback"],
    siteUrl: SITE_URL,
    cms: { ...usual.cms, url: cmsUrl },
    mail: { smtpUrl: undefined, folder: undefined, from: undefined, siteUrl: SITE_URL },
    backoff: () => 20,
    ...more,
  })
  return {
    origin: await listen(app),
    folder,
    store,
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends a form as our own script does. */
export const sendJson = (
  origin: string,
  kind: string,
  entries: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/api/forms/${kind}`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(entries),
  })

/** Sends a form as a browser without scripts does. */
export const sendPlain = (
  origin: string,
  kind: string,
  entries: Record<string, string>,
): Promise<Response> =>
  fetch(`${origin}/api/forms/${kind}`, {
    method: "POST",
    body: new URLSearchParams(entries),
    headers: { accept: "text/html" },
    redirect: "manual",
  })

export const MESSAGE = {
  subject: "A booking",
  name: "Ada Lovelace",
  email: "Ada@Example.com",
  message: "A table by the oven, please.",
}
