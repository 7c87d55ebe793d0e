import { expect, test, type Page } from "@playwright/test"
import { openAlive } from "./support/alive"

/** Below this share of the pixels that a frame shows, a photograph is seen to be soft. */
const SHARP = 0.6

/** Of each picture that is there by now, how many of the pixels that its frame shows. */
const sharesOn = (page: Page): Promise<{ picture: string; share: number }[]> =>
  page.evaluate(() => {
    const widthOf = (image: HTMLImageElement): number => {
      const sources = image.parentElement?.querySelector("source")?.srcset ?? ""
      const [, width] = [...sources.matchAll(/(\S+) (\d+)w/g)]
        .map(([, url = "", pixels]) => [url, pixels] as const)
        .find(([url]) => image.currentSrc.endsWith(url)) ?? ["", "0"]
      return Number(width)
    }
    return [...document.querySelectorAll<HTMLImageElement>("main img.picture__image")]
      .filter((image) => image.complete && image.currentSrc && image.width > 0)
      .map((image) => {
        const own = Number(image.getAttribute("width")) / Number(image.getAttribute("height"))
        const shown = Math.max(image.width, image.height * own) * devicePixelRatio
        return { picture: image.alt, share: widthOf(image) / shown }
      })
      .filter(({ share }) => share > 0)
  })

for (const path of ["/", "/400", "/locations/400-trastevere", "/book", "/whatson", "/news"]) {
  test(`a telephone gets pictures as sharp as their frames, however these crop them: ${path}`, async ({
    page,
  }) => {
    await openAlive(page, path)
    await expect.poll(() => sharesOn(page), "no picture is measured").not.toEqual([])
    expect((await sharesOn(page)).filter(({ share }) => share < SHARP)).toEqual([])
  })
}
