import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildPreviewServer } from "../../../server/preview/build-server"
import { readPreviewConfig } from "../../../server/preview/settings"
import { hasSession, sessionCookie } from "../../../server/preview/session"
import type { Workspace } from "../../../server/preview/workspace"
import { signPreviewToken } from "../../../shared/preview-token"

const SECRET = "a-secret-of-32-characters-or-more"
const PUBLIC_URL = "http://localhost:8001"
const NOW = Date.parse("2026-11-21T12:00:00Z")

const tokenUntil = (now: number, secret = SECRET) =>
  signPreviewToken(
    { collection: "news", id: "7", user: "1", exp: Math.floor(now / 1000) + 300 },
    secret,
  )

const cookieOf = (header: string): string => header.split(";")[0] ?? ""

describe("A preview's session", () => {
  const cookie = sessionCookie("1", { secret: SECRET, publicUrl: PUBLIC_URL }, NOW)

  it("lasts an hour", () => {
    expect(hasSession(cookieOf(cookie), SECRET, NOW + 59 * 60_000)).toBe(true)
    expect(hasSession(cookieOf(cookie), SECRET, NOW + 61 * 60_000)).toBe(false)
  })

  it("is found among other cookies of the host", () => {
    expect(hasSession(`theme=dark; ${cookieOf(cookie)}; x=y=z`, SECRET, NOW)).toBe(true)
  })

  it("cannot be read by scripts, and goes over https alone where the preview is there", () => {
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/)
    const secure = sessionCookie("1", { secret: SECRET, publicUrl: "https://preview.example" }, NOW)
    expect(secure).toMatch(/; Secure$/)
  })

  it("is not what a link carries, nor what another secret has signed", () => {
    const link = cookieOf(cookie).replace(/=.*/, `=${tokenUntil(NOW)}`)
    expect(hasSession(link, SECRET, NOW)).toBe(false)
    expect(hasSession(cookieOf(cookie), `${SECRET}2`, NOW)).toBe(false)
    expect(hasSession(`${cookieOf(cookie)}x`, SECRET, NOW)).toBe(false)
    expect(hasSession(undefined, SECRET, NOW)).toBe(false)
  })
})

describe("The preview's server", () => {
  const start = (workspace?: Workspace) =>
    buildPreviewServer({
      secret: SECRET,
      publicUrl: PUBLIC_URL,
      cmsOrigin: "http://localhost:3000",
      // Without one, as before the first build.
      mediaDirectory: tmpdir(),
      workspaces: { current: () => Promise.resolve(workspace) },
      renderer: { perform: () => Promise.reject(new Error("nothing is to be drawn here")) },
    })

  it("says of an address that is too long that its connection ends, and sends the answer whole", async () => {
    const app = await start()
    const address = await app.listen({ port: 0, host: "127.0.0.1" })
    const answer = await fetch(`${address}/news?q=${"a".repeat(20_000)}`)
    expect(answer.status).toBe(431)
    expect(answer.headers.get("connection")).toBe("close")
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow")
    expect(await answer.text()).toContain("too long")
    await app.close()
  })

  it("tells who has no session where to come from, whatever is asked for", async () => {
    const app = await start()
    const addresses = ["/", "/news/x", "/page-data/index/page-data.json", "/app-1.js", "/enter"]
    for (const url of [
      ...addresses,
      "/_preview/news/7",
      "/enter?token=a.b",
      "/..%2fetc%2fpasswd",
    ]) {
      const answer = await app.inject({ url })
      expect(answer.statusCode).toBe(401)
      expect(answer.headers).toMatchObject({
        "x-robots-tag": "noindex, nofollow",
        "cache-control": "no-store",
      })
      expect(answer.body).toContain("Open it from the CMS")
      expect(answer.headers["set-cookie"]).toBeUndefined()
    }
    await app.close()
  })

  it("lets in by a link that is young enough, and leads to the document's own address", async () => {
    const app = await start()
    const old = tokenUntil(Date.now() - 301_000)
    expect((await app.inject({ url: `/enter?token=${old}` })).statusCode).toBe(401)

    const entered = await app.inject({ url: `/enter?token=${tokenUntil(Date.now())}` })
    expect(entered.statusCode).toBe(303)
    expect(entered.headers.location).toBe("/_preview/news/7")
    const cookie = cookieOf(String(entered.headers["set-cookie"]))
    const found = await app.inject({ url: "/_preview/news/7", headers: { cookie } })
    expect(found.statusCode).toBe(422)
    expect(found.body).toContain("The site has not been built yet")
    await app.close()
  })

  it("lets a browser keep only what is named by its content", async () => {
    const directory = await mkdtemp(join(tmpdir(), "forno-preview-"))
    await mkdir(join(directory, "public", "static"), { recursive: true })
    await writeFile(join(directory, "public", "static", "gloock-0123abcd.woff2"), "font")
    await writeFile(join(directory, "public", "manifest.webmanifest"), "{}")
    const app = await start({ key: "1", directory })
    const headers = {
      cookie: cookieOf(sessionCookie("1", { secret: SECRET, publicUrl: PUBLIC_URL })),
    }
    const kept = await app.inject({ url: "/static/gloock-0123abcd.woff2", headers })
    expect(kept.headers["cache-control"]).toBe("private, max-age=3600")
    const asked = await app.inject({ url: "/manifest.webmanifest", headers })
    expect(asked.statusCode).toBe(200)
    expect(asked.headers["cache-control"]).toBe("no-store")
    await app.close()
    await rm(directory, { recursive: true })
  })

  it("can only be read", async () => {
    const app = await start()
    const cookie = cookieOf(sessionCookie("1", { secret: SECRET, publicUrl: PUBLIC_URL }))
    const answer = await app.inject({ method: "POST", url: "/", headers: { cookie } })
    expect(answer.statusCode).toBe(405)
    await app.close()
  })
})

describe("The preview's settings", () => {
  const env = {
    PREVIEW_SECRET: SECRET,
    PREVIEW_API_KEY: "key-to-drafts",
    CMS_GRAPHQL_URL: "http://localhost:3000/api/graphql",
    CMS_SECRET: "x",
    CMS_API_KEY: "key-to-published",
    PUBLISH_TOKEN: "x",
  }

  it("keep the preview on this machine unless another address is asked for", () => {
    expect(readPreviewConfig(env, "/srv")).toMatchObject({
      host: "127.0.0.1",
      port: 8001,
      publicUrl: "http://localhost:8001",
      cmsOrigin: "http://localhost:3000",
    })
  })

  it("give the process that reads the CMS the key to drafts, and no other secret", () => {
    const { workerEnvironment } = readPreviewConfig(env, "/srv")
    expect(workerEnvironment).toEqual({
      CMS_GRAPHQL_URL: env.CMS_GRAPHQL_URL,
      CMS_API_KEY: "key-to-drafts",
      NODE_ENV: "production",
    })
  })

  it("name what is missing", () => {
    expect(() => readPreviewConfig({ ...env, PREVIEW_SECRET: "" }, "/srv")).toThrow(
      /^PREVIEW_SECRET is not set/,
    )
    expect(() => readPreviewConfig({ ...env, PREVIEW_SECRET: "short" }, "/srv")).toThrow(
      /too short/,
    )
    expect(() => readPreviewConfig({ ...env, PREVIEW_URL: "localhost" }, "/srv")).toThrow(
      /^PREVIEW_URL is “localhost”/,
    )
  })
})
