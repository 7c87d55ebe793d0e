import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, describe, expect, it } from "@jest/globals"
import { CmsAwayError, queryCms } from "../../../cms-client/cms-client"

let server: Server | undefined
afterEach(() => void server?.close())

async function cmsThat(answer: RequestListener) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    cmsGraphqlUrl: `http://127.0.0.1:${port}/graphql`,
    cmsApiKey: "k",
    cmsAuthScheme: "api-clients API-Key",
  }
}

const answering = (body: string, status = 200) =>
  cmsThat((_request, response) => response.writeHead(status).end(body))

describe("a CMS", () => {
  it("is asked with the site's key", async () => {
    let key: string | undefined
    const access = await cmsThat((request, response) => {
      key = request.headers.authorization
      response.end('{"data":{"Pages":[]}}')
    })
    expect(await queryCms(access, "{ Pages }")).toEqual({ Pages: [] })
    expect(key).toBe("api-clients API-Key k")
  })

  it("may hold characters that nobody sees: none of them comes into the site", async () => {
    const access = await answering(
      JSON.stringify({ data: { Pages: [{ title: "Fo\u0001rno\ud83d" }] } }),
    )
    expect(await queryCms(access, "{ Pages }")).toEqual({ Pages: [{ title: "Forno" }] })
  })

  it("is asked for the edition of the content that is read", async () => {
    const asked: (string | string[] | undefined)[] = []
    const access = await cmsThat((request, response) => {
      asked.push(request.headers["content-edition"])
      response.end('{"data":{"Pages":[]}}')
    })
    await queryCms(access, "{ Pages }")
    await queryCms({ ...access, edition: "edition-1" }, "{ Pages }")
    expect(asked).toEqual([undefined, "edition-1"])
  })

  it("that refuses the key with HTTP 200 and errors stops the build with a word on the key", async () => {
    const access = await answering(
      '{"data":null,"errors":[{"message":"You are not allowed to perform this action.","path":["gatsby0_Pages"]}]}',
    )
    await expect(queryCms(access, "{ Pages }")).rejects.toThrow(
      /refused the key \(Pages: You are not allowed.*CMS_API_KEY/s,
    )
  })

  it("that answers with other errors stops the build with each of them", async () => {
    const access = await answering(
      '{"data":null,"errors":[{"message":"Too complex","path":["Pages"]}]}',
    )
    await expect(queryCms(access, "{ Pages }")).rejects.toThrow(
      /with errors:\n {2}- Pages: Too complex/,
    )
  })

  it("that lacks a field its type promises says which, as data", async () => {
    const message = "Cannot return null for non-nullable field Menu_Sections.title."
    const path = ["gatsby0_Menus", "docs", 0, "sections", 1, "title"]
    const access = await answering(JSON.stringify({ data: null, errors: [{ message, path }] }))
    await expect(queryCms(access, "{ Menus }")).rejects.toMatchObject({
      name: "CmsError",
      message: expect.stringContaining(`- Menus.docs.0.sections.1.title: ${message}`),
      field: "title",
      path: ["Menus", "docs", "0", "sections", "1", "title"],
    })
  })

  it("at an address that is not a GraphQL endpoint is told apart", async () => {
    const access = await answering("<h1>Not found</h1>", 404)
    await expect(queryCms(access, "{ Pages }")).rejects.toThrow(/HTTP 404.*CMS_GRAPHQL_URL/)
  })

  it("that is down stops the build with its address", async () => {
    const access = await answering("")
    server?.close()
    server?.closeAllConnections()
    await expect(queryCms(access, "{ Pages }")).rejects.toThrow(
      /cannot be reached \(ECONNREFUSED\).*CMS_GRAPHQL_URL/,
    )
  })

  it("that breaks off in the midst of an answer is away, as one that is down", async () => {
    const access = await cmsThat((_request, response) => {
      response.writeHead(200, { "Content-Length": 1000 })
      response.write('{"data":{"Pages":[', () => response.destroy())
    })
    const answer = queryCms(access, "{ Pages }")
    await expect(answer).rejects.toThrow(CmsAwayError)
    await expect(answer).rejects.toThrow("broke off in the midst of its answer (UND_ERR_SOCKET)")
  })
})
