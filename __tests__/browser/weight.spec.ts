import { expect, test, type Page } from "@playwright/test"
import { PAGE_PATHS, routeTo } from "../../shared/paths"
import { openAlive } from "./support/alive"

/** Bytes as transferred: compressed, without the heads of the answers. */
const KB = 1024
const ALL = {
  total: 350 * KB,
  document: 20 * KB,
  /**
   * 12 KB (of 1024) more than the 60.3 kB that a stock Gatsby page of text has with this React (docs/performance.md), and what
   * the same framework is larger in one folder than in another, in which its modules stand in another order: 0.1 kB seen.
   */
  scripts: 71 * KB,
  fonts: 60 * KB,
  /** As they stand in the page, before compression. */
  styles: 53 * KB,
  "largest picture above the fold": 110 * KB,
  /** Not bytes. */
  requests: 32,
  /** Elements of the body; Lighthouse names a page from 819 on. */
  elements: 818,
  /** The first use of each kind takes a telephone 50 to 150 ms (src/texts/intl.ts). */
  "uses of Intl": 0,
}
type Weights = Readonly<Record<keyof typeof ALL, number>>

/** The pages that greet with a large picture. */
const WITH_A_HERO = [routeTo("home"), "/400", "/cenere", "/madia"]
const TEXT_PAGES: readonly string[] = [routeTo("privacyPolicy"), routeTo("termsAndConditions")]
/** A form brings what it is filled in with. */
const WITH_A_FORM = [
  routeTo("book"),
  routeTo("functions"),
  routeTo("stockists"),
  "/locations/400-trastevere",
  "/your-card",
  "/whatson/thursday-on-vinyl",
]

const budgetOf = (path: string): Weights => ({
  ...ALL,
  ...(WITH_A_HERO.includes(path) ? { total: 500 * KB } : {}),
  ...(TEXT_PAGES.includes(path)
    ? { total: 220 * KB, document: 14 * KB, styles: 32 * KB, scripts: 63 * KB }
    : {}),
  ...(WITH_A_FORM.includes(path) ? { scripts: 80 * KB } : {}),
  // Events as posters, by month, and those that wait for a date.
  ...(path === routeTo("whatson") ? { scripts: 71.25 * KB } : {}),
})

const PATHS = [
  ...new Set([
    ...WITH_A_HERO,
    ...Object.values(PAGE_PATHS),
    "/locations/400-trastevere",
    "/menus/400-pizza",
    "/order/400-trastevere",
    "/your-card",
    "/whatson/thursday-on-vinyl",
    "/careers/pizzaiolo-alfama",
  ]),
]
/** What pages that a guest may never open cost at most. */
const PREFETCHED = 300_000

interface Transfer {
  url: string
  type: string
  bytes: number
}

/** Notes what a visit transfers. */
async function watchTransfers(page: Page): Promise<readonly Transfer[]> {
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
    if (!request) return
    const { url, type, head } = request
    // What stands in the page itself is no request.
    if (url.startsWith("data:")) return
    transfers.push({ url, type, bytes: encodedDataLength - head })
  })
  return transfers
}

/** Notes in `usesOfIntl` each first use of what loads how a language writes; its plural rules are small. */
function watchIntl(): void {
  const uses = new Set<string>()
  const collator = new Intl.Collator()
  Object.assign(window, { usesOfIntl: uses })
  for (const kind of Object.getOwnPropertyNames(Intl)) {
    const made: unknown = Reflect.get(Intl, kind)
    if (typeof made !== "function" || !made.prototype || kind === "PluralRules") continue
    const noted = new Proxy(made, {
      construct(target, given) {
        uses.add(kind)
        return Reflect.construct(target, given) as object
      },
    })
    Reflect.set(Intl, kind, noted)
  }
  String.prototype.localeCompare = function (other) {
    uses.add("localeCompare")
    return collator.compare(String(this), other)
  }
}

/** Of a first visit, until the page has loaded and nothing has been asked for since; prefetches excluded. */
async function weigh(page: Page, path: string): Promise<Weights> {
  const watched = await watchTransfers(page)
  await page.addInitScript(watchIntl)
  await openAlive(page, path)
  const transfers = watched.filter(({ type }) => type !== "Prefetch")
  const { styles, pictures, elements, usesOfIntl } = await page.evaluate(() => ({
    usesOfIntl: (Reflect.get(window, "usesOfIntl") as ReadonlySet<string>).size,
    elements: document.body.querySelectorAll("*").length,
    styles: [...document.querySelectorAll("style")].reduce(
      (sum, { textContent }) => sum + (textContent ?? "").length,
      0,
    ),
    pictures: [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .map(({ currentSrc }) => currentSrc),
  }))
  const of = (type: string): readonly Transfer[] =>
    transfers.filter((transfer) => transfer.type === type)
  const sum = (some: readonly Transfer[]): number => some.reduce((all, { bytes }) => all + bytes, 0)
  const aboveTheFold = of("Image").filter(({ url }) => pictures.includes(url))
  return {
    total: sum(transfers),
    document: sum(of("Document")),
    scripts: sum(of("Script")),
    fonts: sum(of("Font")),
    styles,
    "largest picture above the fold": Math.max(0, ...aboveTheFold.map(({ bytes }) => bytes)),
    requests: transfers.length,
    elements,
    "uses of Intl": usesOfIntl,
  }
}

for (const path of PATHS) {
  test(`a first visit to ${path} keeps to its budget`, async ({ page }) => {
    const weights = await weigh(page, path)
    test.info().annotations.push({ type: "weight", description: JSON.stringify(weights) })
    const over = Object.entries(budgetOf(path)).flatMap(([resource, budget]) => {
      const weight = weights[resource as keyof Weights]
      return weight > budget ? [`${path}: ${resource} ${weight - budget} over ${budget}`] : []
    })
    expect(over).toEqual([])
  })
}

test("a first visit prefetches 300 kB at most", async ({ page }) => {
  test.slow()
  const transfers = await watchTransfers(page)
  await openAlive(page, routeTo("locations"))
  const loaded = transfers.length
  const later = (): readonly Transfer[] =>
    transfers.slice(loaded).filter(({ type }) => type === "Prefetch" || type === "Fetch")
  const pages = (): number => later().filter(({ url }) => url.includes("/page-data/")).length
  await expect.poll(pages, { timeout: 20_000 }).toBeGreaterThan(4)
  // Three batches' time with nothing new: it has ended.
  let known = 0
  await expect
    .poll(
      () => {
        const isQuiet = pages() === known
        known = pages()
        return isQuiet
      },
      { timeout: 60_000, intervals: [9000] },
    )
    .toBe(true)
  const bytes = later().reduce((sum, transfer) => sum + transfer.bytes, 0)
  test.info().annotations.push({ type: "prefetched", description: `${known} pages, ${bytes}` })
  expect(bytes).toBeLessThanOrEqual(PREFETCHED)
})
