import { expect, test, type Page } from "@playwright/test"
import { PAGE_PATHS, routeTo } from "../../shared/paths"

/** Kilobytes of 1024 bytes, as transferred: compressed, without the heads of the answers. */
interface Budget {
  total: number
}

const FONTS = 60
const SCRIPTS = 100
const LARGEST_PICTURE = 110

/** The pages that greet with a large picture. */
const WITH_A_HERO = [routeTo("home"), "/400", "/cenere", "/madia"]

const BUDGETS: Readonly<Record<string, Budget>> = Object.fromEntries(
  [...new Set([...WITH_A_HERO, ...Object.values(PAGE_PATHS), "/locations/400-trastevere"])].map(
    (path) => [path, { total: WITH_A_HERO.includes(path) ? 500 : 350 }],
  ),
)

interface Transfer {
  url: string
  type: string
  bytes: number
}

/** What a first visit transfers until the page has loaded and nothing has been asked for since, prefetches excluded. */
async function firstVisit(page: Page, path: string): Promise<readonly Transfer[]> {
  const client = await page.context().newCDPSession(page)
  await client.send("Network.enable")
  await client.send("Network.setCacheDisabled", { cacheDisabled: true })
  const requests = new Map<string, Omit<Transfer, "bytes"> & { head: number }>()
  const transfers: Transfer[] = []
  client.on("Network.responseReceived", ({ requestId, response, type }) => {
    requests.set(requestId, { url: response.url, type, head: response.encodedDataLength })
  })
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request || request.type === "Prefetch") return
    const { url, type, head } = request
    transfers.push({ url, type, bytes: encodedDataLength - head })
  })
  await page.goto(path, { waitUntil: "networkidle" })
  return transfers
}

const kilobytes = (transfers: readonly Transfer[]): number =>
  Math.ceil(transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1024)

test.describe("on a phone", () => {
  test.skip(({ isMobile }) => !isMobile, "the budgets are a phone's")

  for (const [path, { total }] of Object.entries(BUDGETS)) {
    test(`a first visit to ${path} weighs ${total} KB or less`, async ({ page }) => {
      const transfers = await firstVisit(page, path)
      const of = (type: string): readonly Transfer[] =>
        transfers.filter((transfer) => transfer.type === type)
      const aboveTheFold = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
          .map(({ currentSrc }) => currentSrc),
      )
      const pictures = of("Image").filter(({ url }) => aboveTheFold.includes(url))
      const weights = {
        total: kilobytes(transfers),
        document: kilobytes(of("Document")),
        scripts: kilobytes(of("Script")),
        fonts: kilobytes(of("Font")),
        pictures: kilobytes(of("Image")),
        "largest picture above the fold": Math.max(0, ...pictures.map((one) => kilobytes([one]))),
      }
      test.info().annotations.push({ type: "weight", description: JSON.stringify(weights) })

      expect(weights.total, JSON.stringify(weights)).toBeLessThanOrEqual(total)
      expect(weights.fonts).toBeLessThanOrEqual(FONTS)
      expect(weights.scripts).toBeLessThanOrEqual(SCRIPTS)
      expect(weights["largest picture above the fold"]).toBeLessThanOrEqual(LARGEST_PICTURE)
    })
  }
})
