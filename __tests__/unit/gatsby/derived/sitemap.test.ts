import { sitemap } from "../../../../gatsby/derived/sitemap"

async function filesOf(paths: readonly string[]): Promise<string[]> {
  const site = { siteUrl: "https://forno.example", now: new Date(0), pages: new Set(paths) }
  const files = await sitemap.files({ cms: {} }, site)
  return files.map(({ path, text }) => `${path} ${text.toString()}`)
}

it("names later pages of lists in one order, whichever of them was there first", async () => {
  const paths = ["/careers/2", "/whatson/2", "/whatson/3"]
  const files = await filesOf(paths)
  expect(files.join()).toContain("/careers/2")
  expect(await filesOf(paths.toReversed())).toEqual(files)
})
