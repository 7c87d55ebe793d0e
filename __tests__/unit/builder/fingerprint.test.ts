import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import { type AddressInfo } from "node:net"
import { buildSchema, parse, validate } from "graphql"
import { readFingerprint } from "../../../builder/fingerprint"
import { fingerprintOf, type FingerprintAnswer } from "../../../cms-client/content-fingerprint"
import { readPublisherSettings } from "../../../server/publisher/settings"
import { contentFingerprintQuery } from "../../../src/content/content-fingerprint"

const contract = buildSchema(readFileSync("src/content/contract.graphql", "utf8"))

const answerDocs = (updatedAt = "2026-11-20T12:00:00Z") => [
  { id: 1, updatedAt },
  { id: 2, updatedAt },
]
const answer = (updatedAt = "2026-11-20T12:00:00Z"): FingerprintAnswer => ({
  Events: { docs: answerDocs(updatedAt) },
  SiteSettings: { updatedAt },
})

describe("the fingerprint of the content", () => {
  it("looks at every list and global that the site may ask for", () => {
    const query = parse(contentFingerprintQuery)
    expect(validate(contract, query)).toEqual([])
    for (const name of Object.keys(contract.getQueryType()?.getFields() ?? {})) {
      expect(contentFingerprintQuery).toMatch(new RegExp(`^\\s+${name}\\b`, "m"))
    }
  })

  it("is the same whatever order the CMS lists its documents in", () => {
    const reversed = { ...answer(), Events: { docs: [...answerDocs()].reverse() } }
    expect(fingerprintOf(reversed)).toBe(fingerprintOf(answer()))
  })

  it("differs when a document was changed, is gone or has come", () => {
    const before = fingerprintOf(answer())
    expect(fingerprintOf(answer("2026-11-20T12:00:01Z"))).not.toBe(before)
    expect(fingerprintOf({ ...answer(), Events: { docs: [] } })).not.toBe(before)
    expect(fingerprintOf({ ...answer(), Jobs: { docs: [{ id: 1 }] } })).not.toBe(before)
  })
})

describe("a CMS that cannot be read", () => {
  let cms: Server
  let respond: (status: number, body: string) => void
  let env: NodeJS.ProcessEnv

  beforeEach(async () => {
    let answerWith = { status: 200, body: "" }
    respond = (status, body) => (answerWith = { status, body })
    cms = createServer((_request, response) => {
      response.writeHead(answerWith.status, { "content-type": "application/json" })
      response.end(answerWith.body)
    })
    await new Promise<void>((resolve) => cms.listen(0, "127.0.0.1", resolve))
    const { port } = cms.address() as AddressInfo
    env = {
      NODE_ENV: "test",
      CMS_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
      CMS_API_KEY: "k",
    }
  })
  afterEach(() => new Promise((resolve) => cms.close(resolve)))

  it.each([
    ["is failing", 502, "Bad gateway"],
    ["refuses the key with status 200", 200, '{"errors":[{"message":"not allowed"}],"data":null}'],
    ["answers something else", 200, "<html>"],
  ])(
    "because it %s is told as such, and not as content that has changed",
    async (_, code, body) => {
      respond(code, body)
      await expect(readFingerprint(env)).rejects.toMatchObject({ kind: "cms" })
    },
  )

  it("because nothing listens is told as such", async () => {
    const nowhere = { ...env, CMS_GRAPHQL_URL: "http://127.0.0.1:1/graphql" }
    await expect(readFingerprint(nowhere)).rejects.toMatchObject({
      kind: "cms",
      reason: expect.stringContaining("could not be read"),
    })
  })
})

it.each([
  ["PUBLISH_QUIET_SECONDS", "soon"],
  ["RECONCILE_SECONDS", "0"],
  ["BUILD_TIME_LIMIT_SECONDS", "-1"],
  ["BUILD_MEMORY_MB", "lots"],
])("%s cannot be %s, and the publisher says what it should be", (name, value) => {
  const env = { NODE_ENV: "test" as const, [name]: value }
  expect(() => readPublisherSettings(env, "/")).toThrow(
    new RegExp(`^${name} is "${value}"; it should be`),
  )
})
