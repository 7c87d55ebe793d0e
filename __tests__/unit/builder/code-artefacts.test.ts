import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { serialize } from "node:v8"
import { keepArtefact } from "../../../builder/code-artefacts"
import { artefactDirectory, currentArtefact, readArtefact } from "../../../engine/code-artefact"
import type { CodeFacts } from "../../../lib/build-protocol"

describe("An artefact of the site's code", () => {
  let root: string

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "forno-code-"))
    await finishBuild("one")
  })
  afterEach(() => rm(root, { recursive: true, force: true }))

  const put = async (path: string, text: string | Buffer) => {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }

  /** What a build leaves, as far as it is read. */
  async function finishBuild(code: string): Promise<void> {
    const none = new Map()
    const state = {
      components: none,
      staticQueryComponents: none,
      staticQueriesByTemplate: none,
      slicesByTemplate: none,
    }
    const facts: CodeFacts = {
      checkQuery: "{ cms { Brands { docs { id } } } }",
      contentPages: ["/", "/400"],
      ownPages: ["/offline-plugin-app-shell-fallback/"],
      hasServiceWorker: true,
    }
    await put(".cache/redux/redux.rest.state", serialize(state))
    await put(".cache/cms-schema.graphql", "type Query { x: Int }")
    await put(".cache/content-snapshot.json", JSON.stringify({ marker: null }))
    await put(".cache/code-facts.json", JSON.stringify(facts))
    await put(".cache/service-worker.js", "worker")
    await put(".cache/ssr-builtin-trackers/fs.js", "")
    await put(".cache/page-ssr/routes/render-page.js", `"${root}/.cache/ssr-builtin-trackers/fs"`)
    await put("public/page-data/app-data.json", JSON.stringify({ webpackCompilationHash: code }))
    await put("public/webpack.stats.json", "{}")
    await put("public/_gatsby/slices/_gatsby-scripts-1.html", "<script></script>")
    await put(`public/app-${code}.js`, code)
    await put("public/index.html", "published")
    await put("public/page-data/400/page-data.json", "published")
    await put("public/offline-plugin-app-shell-fallback/index.html", "shell")
    await put("public/page-data/offline-plugin-app-shell-fallback/page-data.json", "shell")
    await put("public/sw.js", "published")
  }

  it("has the code, and neither pages made of content, nor what would make a page of the app's shell, nor the service worker that knows them", async () => {
    const directory = await keepArtefact(root, "stamp")
    const { files, codeVersion } = await readArtefact(directory)
    expect(Object.keys(files)).toEqual([
      "app-one.js",
      "offline-plugin-app-shell-fallback/index.html",
      "page-data/app-data.json",
    ])
    expect(codeVersion).toBe("one")
    const read = (path: string) => readFile(join(directory, path), "utf8")
    expect(await read("public/app-one.js")).toBe("one")
    await expect(read("public/index.html")).rejects.toThrow("ENOENT")
    // Another build takes the project's own away.
    expect(await read(".cache/page-ssr/routes/render-page.js")).toContain(directory)
  })

  it("is named by what is in it, and found again with the state of the project that it was built of", async () => {
    expect(await currentArtefact(root)).toBeUndefined()
    const one = await keepArtefact(root, "stamp")
    await finishBuild("one")
    expect(await keepArtefact(root, "another stamp")).toBe(one)
    const current = await currentArtefact(root)
    expect(current).toMatchObject({ stamp: "another stamp" })
    expect(artefactDirectory(root, current?.hash ?? "")).toBe(one)

    await rm(join(root, "public"), { recursive: true })
    await finishBuild("two")
    const two = await keepArtefact(root, "stamp")
    expect(two).not.toBe(one)
    // A preview may still draw with it.
    expect(await readFile(join(one, "public/app-one.js"), "utf8")).toBe("one")
  })

  it("is another one where it was built because the one with the same in it may be damaged", async () => {
    const one = await keepArtefact(root, "stamp")
    await rm(join(one, "public"), { recursive: true })
    await finishBuild("one")
    const anew = await keepArtefact(root, "stamp", true)
    expect(await readFile(join(anew, "public/app-one.js"), "utf8")).toBe("one")
  })
})
