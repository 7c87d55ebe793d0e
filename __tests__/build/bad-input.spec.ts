import { cp, mkdtemp, readdir, rm, unlink } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { findFreePort } from "../../lib/ports"
import { readConfiguration } from "../../cms-client/configuration"
import { preflight } from "../../gatsby/preflight"
import { requiredEnv } from "../browser/support/cms"
import { build, copyReleases, liveRelease, run, sql, startCmsOnCopy } from "./support"
import type { RunningCms } from "./support"

/** A CMS on a copy of the seeded data, whose content the tests spoil behind its back and mend again. */
let cms: RunningCms
let dataDir: string
/** Apart from the release that the browser tests read at the same time. */
let releasesDir: string
let release: string

test.describe.configure({ mode: "serial" })
test.setTimeout(300_000)

test.beforeAll(async () => {
  cms = await startCmsOnCopy()
  dataDir = cms.dataDir
  releasesDir = await mkdtemp(path.join(tmpdir(), "forno-releases-"))
  await copyReleases(releasesDir)
  release = await liveRelease(releasesDir)
})

test.afterAll(async () => {
  await cms.stop()
  await rm(releasesDir, { recursive: true, force: true })
})

const buildWith = (changes: Record<string, string | undefined>) =>
  build({ CMS_GRAPHQL_URL: cms.graphqlUrl, RELEASES_DIR: releasesDir, ...changes })

async function expectRefusal(
  changes: Record<string, string | undefined>,
  ...explanations: RegExp[]
): Promise<string> {
  const { exitCode, output } = await buildWith(changes)
  const message = output.slice(output.lastIndexOf("Build failed"))
  for (const explanation of explanations) expect(message).toMatch(explanation)
  expect(message, "no stack trace").not.toMatch(/\n\s+at .+:\d+:\d+/)
  expect(exitCode, output).not.toBe(0)
  expect(await liveRelease(releasesDir), "the last good release is untouched").toBe(release)
  return output
}

test("a configuration that lacks two variables names both", async () => {
  await expectRefusal(
    { CMS_GRAPHQL_URL: undefined, CMS_API_KEY: undefined },
    /CMS_GRAPHQL_URL is not set/,
    /CMS_API_KEY is not set/,
  )
})

test("a wrong key, which the CMS answers with 200, is named and not shown", async () => {
  const wrong = "0000-a-wrong-key-0000"
  const output = await expectRefusal({ CMS_API_KEY: wrong }, /CMS_API_KEY/)
  expect(output).not.toContain(wrong)
})

test("a CMS that goes down in the middle of a build is named with its address", async () => {
  const proxy = await startProxy(cms.graphqlUrl, (text, answers) =>
    answers > 4 ? undefined : text,
  )
  try {
    await expectRefusal({ CMS_GRAPHQL_URL: proxy.url }, new RegExp(proxy.url))
  } finally {
    await proxy.stop()
  }
})

/** What a build is told before it begins, without the build around it. */
const preflightAt = (cmsGraphqlUrl: string) =>
  preflight(
    readConfiguration({ ...process.env, CMS_GRAPHQL_URL: cmsGraphqlUrl }).configuration,
    requiredEnv("SITE_DIR"),
  )

test("a CMS that is down is named with its address", async () => {
  const closed = `http://localhost:${await findFreePort()}/api/graphql`
  await expect(preflightAt(closed)).rejects.toThrow(new RegExp(`${closed}.*reach`, "i"))
})

test("a schema that lacks a type and a field is named, with the file that needs them", async () => {
  const missing = { type: "Stockist", field: "pairing" }
  const proxy = await startProxy(cms.graphqlUrl, (text) =>
    text.includes('"__schema"') ? withoutParts(text, missing) : text,
  )
  try {
    await expect(preflightAt(cms.graphqlUrl)).resolves.toContain("type Query")
    const refused = expect(preflightAt(proxy.url)).rejects
    await refused.toThrow(/Stockist/)
    await refused.toThrow(/pairing/)
    await refused.toThrow(/tasting-menu/)
  } finally {
    await proxy.stop()
  }
})

test("everything that is wrong with the content is named at once, each with its document", async () => {
  await sql(
    dataDir,
    "UPDATE locations SET time_zone = NULL WHERE slug = '400-soho'",
    "UPDATE brands SET slug = 'about' WHERE slug = 'madia'",
    "DROP INDEX news_slug_idx",
    "CREATE TABLE kept_slug AS SELECT id, slug FROM news ORDER BY id LIMIT 2",
    "UPDATE news SET slug = (SELECT slug FROM kept_slug ORDER BY id LIMIT 1) WHERE id IN (SELECT id FROM kept_slug)",
  )
  try {
    await expectRefusal(
      {},
      /400[ -]soho.*timeZone.*(Europe\/Rome|IANA)/i,
      /Brand “Madia”.*\/about.*slug/,
      /NewsArticle.*NewsArticle.*\/news\/[a-z0-9-]+.*slug/,
    )
  } finally {
    await sql(
      dataDir,
      "UPDATE locations SET time_zone = 'Europe/London' WHERE slug = '400-soho'",
      "UPDATE brands SET slug = 'madia' WHERE slug = 'about'",
      "UPDATE news SET slug = (SELECT slug FROM kept_slug WHERE kept_slug.id = news.id) WHERE id IN (SELECT id FROM kept_slug)",
      "DROP TABLE kept_slug",
      "CREATE UNIQUE INDEX news_slug_idx ON news (slug)",
    )
  }
})

test("a picture whose file is gone is named with the file", async () => {
  const media = path.join(dataDir, "media")
  const [lost] = (await readdir(media)).filter((name) => /^oven-.*\.avif$/.test(name))
  if (!lost) throw new Error("The seeded CMS has no picture of the oven")
  await unlink(path.join(media, lost))
  await rm(path.join(releasesDir, "engine", "media"), { recursive: true, force: true })
  try {
    await expectRefusal({}, new RegExp(lost), /media/i, /upload/i)
  } finally {
    await cp(path.join(requiredEnv("TEST_CMS_DATA_DIR"), "media", lost), path.join(media, lost))
  }
})

test("once mended, the same project builds and goes live", async () => {
  const { exitCode, output } = await buildWith({})
  expect(exitCode, output).toBe(0)
  expect(await liveRelease(releasesDir)).not.toBe(release)
})

test("a port in use is named with the variable that changes it", async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, resolve))
  const { port } = taken.address() as AddressInfo
  try {
    const { exitCode, output } = await run("npm", ["run", "serve"], requiredEnv("SITE_DIR"), {
      SITE_PORT: String(port),
    })
    expect(exitCode).not.toBe(0)
    expect(output).toMatch(new RegExp(`${port}`))
    expect(output).toMatch(/SITE_PORT/)
  } finally {
    taken.close()
  }
})

/**
 * The real CMS behind a border that changes its answers, as another content model or a failure would.
 * @param change answers nothing where the connection is to be cut; `answers` counts from 1
 */
async function startProxy(
  target: string,
  change: (text: string, answers: number) => string | undefined,
): Promise<{ url: string; stop: () => Promise<void> }> {
  let answers = 0
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const answer = await fetch(target, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: request.headers.authorization ?? "",
        },
        body: Buffer.concat(chunks),
      })
      answers += 1
      const text = change(await answer.text(), answers)
      if (text === undefined) {
        request.socket.destroy()
        return
      }
      response.setHeader("content-type", "application/json")
      response.end(text)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/api/graphql`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface IntrospectedType {
  name: string
  fields: readonly IntrospectedField[] | null
  inputFields: readonly { name: string; type: unknown }[] | null
  possibleTypes: readonly { name: string }[] | null
}

interface IntrospectedField {
  name: string
  type: unknown
  args: readonly { name: string; type: unknown }[]
}

/** A schema without the parts, and without what then has nothing left to offer: still a valid one. */
function withoutParts(text: string, missing: { type: string; field: string }): string {
  const body = JSON.parse(text) as { data: { __schema: { types: IntrospectedType[] } } }
  const schema = body.data.__schema
  for (let gone = new Set([missing.type]); gone.size > 0;) {
    const stays = ({ type }: { type: unknown }): boolean =>
      ![...gone].some((name) => JSON.stringify(type).includes(`"${name}"`))
    schema.types = schema.types
      .filter(({ name }) => !gone.has(name))
      .map((type) => ({
        ...type,
        fields:
          type.fields
            ?.filter((field) => field.name !== missing.field && stays(field))
            .map((field) => ({ ...field, args: field.args.filter(stays) })) ?? null,
        inputFields: type.inputFields?.filter(stays) ?? null,
        possibleTypes: type.possibleTypes?.filter(({ name }) => !gone.has(name)) ?? null,
      }))
    gone = new Set(
      schema.types
        .filter(({ fields, inputFields }) => fields?.length === 0 || inputFields?.length === 0)
        .map(({ name }) => name),
    )
  }
  return JSON.stringify(body)
}
