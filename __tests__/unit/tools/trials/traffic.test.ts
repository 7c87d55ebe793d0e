import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { Traffic, type TrafficReport } from "../../../../tools/trials/traffic"

const SLUG = "truffle-week"
const PAGE = `/news/${SLUG}`

/** What guests make of a site whose pages show these editions of the article; nothing: none. */
async function visit(editions: Record<string, readonly number[]>): Promise<TrafficReport> {
  const server = createServer(({ url = "/" }, response) => {
    const titles = editions[url]?.map((edition) => `<p>Edition 000${edition} of ${SLUG}</p>`)
    const body = titles?.join("") ?? ""
    response.end(url.endsWith(".json") ? JSON.stringify({ body }) : `<html>${body}</html>`)
  }).listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const { port } = server.address() as AddressInfo
  const traffic = new Traffic({
    origin: `http://127.0.0.1:${port}`,
    paths: Object.keys(editions),
    perSecond: 50,
  })
  traffic.start()
  await new Promise((resolve) => setTimeout(resolve, 400))
  const report = await traffic.stop()
  server.close()
  return report
}

describe("The guests of a trial", () => {
  it("have nothing to say of pages that agree, or that do not show the article", async () => {
    const report = await visit({ [PAGE]: [2, 2], "/": [2], "/400": [] })
    expect(report).toMatchObject({ failures: [], seenElsewhere: true })
  })

  it("see a page whose data are of an earlier release", async () => {
    const data = "/page-data/index/page-data.json"
    const { failures } = await visit({ "/": [2], [data]: [1] })
    expect(failures).toContain(`${data}: shows edition 1 of ${SLUG} after 2`)
  })

  it("count a page that is behind another: what was published while a build was reading is on the next release", async () => {
    const { failures, behindOthers } = await visit({ [PAGE]: [2], "/": [1] })
    expect(failures).toEqual([])
    expect(behindOthers).toBeGreaterThan(0)
  })

  it("see a page that mixes two", async () => {
    const { failures } = await visit({ "/": [1, 2] })
    expect(failures).toContain(`/: mixes editions 1 and 2 of ${SLUG}`)
  })

  it("see an article's own page that has lost it, and that nothing else was compared", async () => {
    const lost = await visit({ [`/page-data${PAGE}/page-data.json`]: [3], [PAGE]: [] })
    expect(lost.failures).toContain(`${PAGE}: shows no edition of ${SLUG} after 3`)
    const alone = await visit({ [PAGE]: [3] })
    expect(alone.seenElsewhere).toBe(false)
  })
})
