import { request } from "node:http"
import fc from "fast-check"
import { parse } from "parse5"
import { elementsIn } from "../../server/api/answers/dom"

/** A request as it goes over the line. */
export interface RawRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: Buffer
}

export interface RawAnswer {
  /** 0 where the connection was ended. */
  status: number
  headers: object
  text: string
}

/** What guests may send, and where to. */
export interface HostileCorpus {
  paths: readonly string[]
  /** The entries of a form that is taken. */
  sound: Readonly<Record<string, string>>
  /** Of more entries. */
  names?: readonly string[]
  /** More than are sent everywhere. */
  values?: readonly unknown[]
}

/** In milliseconds. */
const TIMEOUT = 20_000
const LONGEST_QUERY = 4_000

const VALUES: readonly unknown[] = [
  ...["../../../../etc/passwd", "..\\..\\windows", "\u0000", "\ud800", "\u202e", "é🍕", "", " 1 "],
  ...["Ada\r\nBcc: x@evil.example", "\r\nX-Evil: 1", "=HYPERLINK(1)", "@SUM(1)", "+1", "-1"],
  ...["__proto__", "constructor", "<script>alert(1)</script>", "';drop table submissions;--"],
  ...["0000-01-01", "9999-12-31", "2026-02-30", "24:00", "19:00:00", "2.5", "0x10", "1e3", "NaN"],
  ...["Infinity", "99999999999999999999", "x".repeat(10_000), "x".repeat(70_000)],
  ...["(".repeat(5_000), " ".repeat(5_000)],
  ...[{ toString: "x" }, { is: "paid" }, ["pizzeria"], null, 7, -0, 1e308, true],
]
const NAMES = ["form-token", "form-key", "form-page", "website", "cv", "__proto__", "constructor"]
/** What is said to the next on the line alone, and who somebody says they are. */
const OF_THE_LINE: readonly Readonly<Record<string, string>>[] = [
  ...[{ expect: "100-continue" }, { "keep-alive": "x" }, { upgrade: "h2c" }, { te: "trailers" }],
  ...[{ connection: "content-length, x" }, { connection: "" }, { "http2-settings": "AAAA" }],
  ...[{ "proxy-connection": "keep-alive" }, { "proxy-authorization": "Basic eDp5" }],
  ...[{ "x-forwarded-host": "evil.example" }, { "x-forwarded-proto": "x" }],
]
const METHODS = ["POST", "POST", "POST", "POST", "GET", "GET", "PUT", "DELETE", "OPTIONS"]
const TYPES = [
  ...["application/json", "application/json", "application/x-www-form-urlencoded", "text/plain"],
  ...["application/json; charset=utf-16", "multipart/form-data", "multipart/form-data; boundary=x"],
  ...["x/%00", undefined],
]
const CUT_OFF = Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n')

type Entries = Readonly<Record<string, unknown>>

/** Requests of which some part is not what the site's own pages send. */
export function hostileRequests({
  paths,
  sound,
  names = [],
  values = [],
}: HostileCorpus): fc.Arbitrary<RawRequest> {
  const name = fc.constantFrom(...Object.keys(sound), ...NAMES, ...names)
  const value = fc.oneof(
    fc.constantFrom<unknown>(...VALUES, ...values),
    fc.string({ unit: "binary" }),
    fc.jsonValue({ maxDepth: 4 }),
  )
  const entries = fc
    .tuple(
      fc.subarray(Object.entries(sound)),
      fc.dictionary(fc.oneof({ weight: 3, arbitrary: name }, fc.string()), value, { maxKeys: 6 }),
    )
    .map(([some, odd]): Entries => ({ ...Object.fromEntries(some), ...odd }))
  const query = fc.oneof(
    fc.constantFrom(
      "",
      "",
      "",
      "?%",
      "?venue=a&venue=b&day[]=x",
      "?day=%00&pay=%C3%A9%F0%9F%8D%95",
    ),
    entries.map((sent) => `?${queryOf(sent)}`.slice(0, LONGEST_QUERY)),
  )
  return fc
    .record({
      method: fc.constantFrom(...METHODS),
      path: fc.tuple(fc.constantFrom(...paths), query).map((parts) => parts.join("")),
      type: fc.constantFrom(...TYPES),
      accept: fc.constantFrom("application/json", "text/html", "*/*", ",;q=x"),
      encoding: fc.constantFrom("identity", "identity", "gzip", "br", "x"),
      guest: fc.ipV4(),
      line: fc.oneof(fc.constant({}), fc.constantFrom(...OF_THE_LINE)),
      sent: entries,
      bytes: fc.option(fc.oneof(fc.uint8Array({ maxLength: 3_000 }), fc.constant(CUT_OFF)), {
        freq: 6,
      }),
    })
    .map(({ method, path, type, accept, encoding, guest, line, sent, bytes }) => ({
      method,
      path,
      headers: {
        ...line,
        ...{ accept, "accept-encoding": encoding, "x-forwarded-for": guest },
        ...(type === undefined ? {} : { "content-type": type }),
        ...(encoding === "x" ? { "content-encoding": "x" } : {}),
      },
      body: method === "GET" ? Buffer.alloc(0) : Buffer.from(bytes ?? bodyOf(sent, type)),
    }))
}

const textsOf = (sent: Entries): [string, string][] =>
  Object.entries(sent).map(([name, one]) => [
    name,
    typeof one === "string" ? one : String(JSON.stringify(one)),
  ])

const queryOf = (sent: Entries): string => new URLSearchParams(textsOf(sent)).toString()

function bodyOf(sent: Entries, type = ""): string {
  if (type.startsWith("application/json")) return JSON.stringify(sent)
  if (!type.startsWith("multipart")) return queryOf(sent)
  const parts = textsOf(sent).map(
    ([name, text]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  )
  return `${parts.join("")}--x--\r\n`
}

/** Bytes as they are, by a client that puts nothing right. */
export const askRaw = (
  origin: string,
  { method, path, headers, body }: RawRequest,
): Promise<RawAnswer> =>
  new Promise((resolve) => {
    const nothing = { status: 0, headers: {}, text: "" }
    // Said by ourselves: Node's client leaves it out where it asks whether it may go on.
    const all = { ...headers, "content-length": body.length }
    const sent = request(origin, { method, path, headers: all, timeout: TIMEOUT }, (answer) => {
      const chunks: Buffer[] = []
      answer.on("data", (chunk: Buffer) => chunks.push(chunk))
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString("utf8"),
        }),
      )
      answer.on("error", () => resolve(nothing))
    })
    sent.on("timeout", () => sent.destroy())
    sent.on("error", () => resolve(nothing))
    sent.end(body)
  })

/** Whether what was sent runs where it is answered: within an attribute it is a text. */
const isRun = (html: string): boolean =>
  html.includes("<script>alert(1") &&
  [...elementsIn(parse(html))].some(
    ({ tagName, childNodes }) =>
      tagName === "script" &&
      childNodes.some((child) => "value" in child && child.value.includes("alert(1")),
  )

/** A stack as it is, and as a string of JSON. */
const LEAKS = /node_modules|root:x:0:0|PUBLISH_SECRET|(?:\n|\\n) {4}at .+:\d+:\d+/

/**
 * What must not be, whatever was sent.
 * @param secrets of other guests
 */
export function wrongsIn(
  { method, path, headers }: RawRequest,
  answer: RawAnswer,
  secrets: readonly string[] = [],
): string[] {
  const what = `${method} ${path.slice(0, 80)} (${headers["content-type"] ?? ""})`
  const isTold = LEAKS.test(answer.text) || secrets.some((secret) => answer.text.includes(secret))
  return [
    ...(answer.status >= 500 ? [`${what} was answered ${answer.status}.`] : []),
    ...("x-evil" in answer.headers ? [`${what} put a header into its answer.`] : []),
    ...(isRun(answer.text) ? [`${what} runs what it was sent.`] : []),
    ...(isTold ? [`${what} was told what is not its own.`] : []),
  ]
}
