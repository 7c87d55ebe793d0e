import type * as FileSystem from "node:fs/promises"
import {
  copyFile,
  link,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import type { MediaRecord } from "../../../src/content/image"
import { CmsAwayError } from "../../../cms-client/cms-client"
import { MediaMirror } from "../../../gatsby/media-mirror"

jest.mock("node:fs/promises", () => {
  const actual = jest.requireActual<typeof FileSystem>("node:fs/promises")
  return { ...actual, link: jest.fn(actual.link), copyFile: jest.fn(actual.copyFile) }
})

const configuration = {
  cmsGraphqlUrl: "http://cms.test/api/graphql",
  cmsApiKey: "secret",
  cmsAuthScheme: "Bearer",
}

const record: MediaRecord = {
  id: 1,
  alt: "An oven",
  filename: "Oven Door.jpg",
  url: "/api/media/file/Oven%20Door.jpg",
  width: 640,
  height: 480,
  updatedAt: "2026-01-01T00:00:00.000Z",
  sizes: {
    webp320: {
      url: "/api/media/file/Oven%20Door-320.webp",
      filename: "Oven Door-320.webp",
      mimeType: "image/webp",
      width: 320,
    },
  },
}

let root: string
let requests: { url: string; key: string | null }[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "forno-media-"))
  requests = []
})
afterEach(() => rm(root, { recursive: true, force: true }))

function mirror(answer: (url: URL) => Response = () => new Response("bytes")) {
  return new MediaMirror({
    configuration,
    cacheDirectory: join(root, "cache"),
    publicDirectory: join(root, "public"),
    fetch: async (input, init) => {
      requests.push({
        url: String(input),
        key: new Headers(init?.headers).get("Authorization"),
      })
      return answer(new URL(String(input)))
    },
  })
}

describe("the media mirror", () => {
  it("serves a picture under a name that holds the hash of its content", async () => {
    const image = await mirror().image(record)
    expect(image.webp).toEqual([
      { url: expect.stringMatching(/^\/media\/oven-door-320-[0-9a-f]{12}\.webp$/), width: 320 },
    ])
    const [file] = await readdir(join(root, "public/media"))
    expect(`/media/${file}`).toBe(image.webp[0]?.url)
    expect(await readFile(join(root, "public/media", String(file)), "utf8")).toBe("bytes")
  })

  it("takes AVIF in every width, and beside it WebP in one, for browsers that read nothing else", async () => {
    const size = (format: string, width: number) => ({
      ...{ url: `/${width}.${format}`, filename: `${width}.${format}` },
      ...{ mimeType: `image/${format}`, width },
    })
    const widthsOf = async (...sizes: ReturnType<typeof size>[]) => {
      const { avif, webp } = await mirror().image({
        ...record,
        sizes: Object.fromEntries(sizes.map((each) => [each.filename, each])),
      })
      return { avif: avif.map(({ width }) => width), webp: webp.map(({ width }) => width) }
    }
    const webp = [size("webp", 1440), size("webp", 960), size("webp", 320)]
    expect(await widthsOf(size("avif", 1920), ...webp, size("avif", 320))).toEqual({
      avif: [320, 1920],
      webp: [960],
    })
    expect(await widthsOf(size("avif", 320), size("webp", 320))).toMatchObject({ webp: [320] })
    expect(await widthsOf(...webp)).toEqual({ avif: [], webp: [320, 960, 1440] })
  })

  it("says a picture's hash once, and tells files apart that have one name in several folders", async () => {
    const size = (width: number, filename: string) => ({
      ...{ url: `/${width}/${filename}`, filename, mimeType: "image/webp", width },
    })
    const namesOf = async (sizes: MediaRecord["sizes"], id: number) => {
      let count = 0
      const pictures = mirror(() => new Response(`bytes ${(count += 1)}`))
      const { webp } = await pictures.image({ ...record, id, sizes })
      return webp.map(({ url }) => /^\/media\/(.+)-([0-9a-f]{12})\.webp$/.exec(url)?.slice(1))
    }
    const [small, large] = await namesOf(
      { s: size(320, "oven-320.webp"), l: size(640, "oven-640.webp") },
      1,
    )
    expect([small?.[0], large?.[0]]).toEqual(["oven-320", "oven-640"])
    expect(small?.[1]).toBe(large?.[1])

    const [one, other] = await namesOf({ s: size(320, "oven.webp"), l: size(640, "oven.webp") }, 2)
    expect([one?.[0], other?.[0]]).toEqual(["oven", "oven"])
    expect(one?.[1]).not.toBe(other?.[1])
  })

  it("gives two files that swap their content other names, for a name is kept for ever", async () => {
    const size = (width: number, filename: string) => ({
      ...{ url: `/${width}`, filename, mimeType: "image/webp", width },
    })
    const namesOf = async (id: number, small: string, large: string) => {
      const pictures = mirror(({ pathname }) => new Response(`bytes of ${pathname}`))
      const sizes = { s: size(320, small), l: size(640, large) }
      return (await pictures.image({ ...record, id, sizes })).webp.map(({ url }) => url)
    }
    const before = await namesOf(1, "oven-a.webp", "oven-b.webp")
    const after = await namesOf(2, "oven-b.webp", "oven-a.webp")
    for (const name of after) expect(before).not.toContain(name)
  })

  it("fetches a picture again of whose note a power cut has left half", async () => {
    await mirror().image(record)
    const cache = join(root, "cache")
    for (const name of await readdir(cache)) {
      if (name.endsWith(".json")) await writeFile(join(cache, name), "")
    }
    expect((await mirror().image(record)).webp).toHaveLength(1)
    expect(requests).toHaveLength(2)
  })

  it("fetches a picture again of which a power cut has left half", async () => {
    await mirror().image(record)
    const cache = join(root, "cache")
    const [picture = ""] = (await readdir(cache)).filter((name) => name.endsWith(".webp"))
    await truncate(join(cache, picture), 3)
    expect((await mirror().image(record)).webp).toHaveLength(1)
    expect(requests).toHaveLength(2)
    expect(await readFile(join(cache, picture), "utf8")).toBe("bytes")
  })

  it("keeps of what was fetched only what is asked for now", async () => {
    const replaced = { ...record, filename: "Oven Door 2.jpg", sizes: {} }
    await mirror().image(record)
    await mirror().image(replaced)
    const later = mirror()
    await later.image(record)
    await later.prune()

    const image = await mirror().image(record)
    expect(requests).toHaveLength(2)
    expect((await readdir(join(root, "cache"))).filter((name) => !name.endsWith(".json"))).toEqual([
      image.webp[0]?.url.replace("/media/", ""),
    ])
    await mirror().image(replaced)
    expect(requests).toHaveLength(3)
  })

  it("fetches nothing that it has fetched in an earlier build", async () => {
    await mirror().image(record)
    await rm(join(root, "public"), { recursive: true })
    const image = await mirror().image(record)
    expect(requests).toHaveLength(1)
    expect(await readdir(join(root, "public/media"))).toEqual([
      image.webp[0]?.url.replace("/media/", ""),
    ])
  })

  it("fetches a picture again that could not be fetched", async () => {
    let isDown = true
    const pictures = mirror(() => new Response("bytes", { status: isDown ? 502 : 200 }))
    await expect(pictures.image(record)).rejects.toThrow("HTTP 502")
    isDown = false
    expect((await pictures.image(record)).webp).toHaveLength(1)
  })

  it.each([
    ["answers that it is asked too often", () => new Response("", { status: 429 })],
    ["fails", () => new Response("", { status: 503 })],
  ])("takes a CMS that %s for one that is away", async (_, answer) => {
    await expect(mirror(answer).image(record)).rejects.toThrow(CmsAwayError)
  })

  it("says what could not be fetched where the CMS breaks off in the midst of a picture", async () => {
    const half = () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("terminated")) }))
    const fetched = mirror(half).image(record)
    await expect(fetched).rejects.toThrow(CmsAwayError)
    await expect(fetched).rejects.toThrow(
      /“Oven Door-320\.webp” cannot be fetched from http:\/\/cms\.test .*terminated.*by itself/,
    )
  })

  it("takes no web page for a picture: a login, or a word that the CMS is being looked after", async () => {
    const login = () => new Response("<html>", { headers: { "content-type": "text/html" } })
    await expect(mirror(login).image(record)).rejects.toThrow(CmsAwayError)
    expect((await mirror().image(record)).webp).toHaveLength(1)
  })

  it("says of a picture what is said of it now, also where nothing tells that it was changed", async () => {
    const pictures = mirror()
    await pictures.image(record)
    expect((await pictures.image({ ...record, alt: "An oven at night" })).alt).toBe(
      "An oven at night",
    )
    expect(requests).toHaveLength(1)
  })

  it("fetches a picture again when it has changed", async () => {
    await mirror().image(record)
    await mirror().image({ ...record, updatedAt: "2026-02-01T00:00:00.000Z" })
    expect(requests).toHaveLength(2)
  })

  it("never shows half a picture where files cannot be linked and a copy is cut short", async () => {
    const refused = Object.assign(new Error("other device"), { code: "EXDEV" })
    jest.mocked(link).mockRejectedValueOnce(refused)
    jest.mocked(copyFile).mockImplementationOnce(async (_source, target) => {
      await writeFile(target, "by")
      throw new Error("disk full")
    })
    await expect(mirror().image(record)).rejects.toThrow("disk full")

    jest.mocked(link).mockRejectedValueOnce(refused)
    const image = await mirror().image(record)
    const path = join(root, "public", image.webp[0]?.url ?? "")
    expect(await readFile(path, "utf8")).toBe("bytes")
  })

  it("gives its key to the CMS and to nobody else", async () => {
    await mirror().image(record)
    const elsewhere = { ...record, id: 2, url: "https://files.test/oven.jpg", sizes: null }
    await mirror().image(elsewhere)
    expect(requests).toEqual([
      { url: "http://cms.test/api/media/file/Oven%20Door-320.webp", key: "Bearer secret" },
      { url: "https://files.test/oven.jpg", key: null },
    ])
  })

  it("says which picture and file are missing, and what to do", async () => {
    const missing = mirror(() => new Response("", { status: 404 }))
    await expect(missing.image(record)).rejects.toThrow(
      /MediaAsset “Oven Door\.jpg” \(id 1\): the file “Oven Door-320\.webp”.*HTTP 404.*Upload the picture again in the CMS \(Admin → Pictures\)/,
    )
  })
})
