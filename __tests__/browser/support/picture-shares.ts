import type { Page } from "@playwright/test"

/** Below this share of the pixels that a frame shows, a photograph is seen to be soft. */
export const SHARP = 0.6

/** Of each picture that is there by now, how many of the pixels that its frame shows. */
export const sharesOn = (page: Page): Promise<{ picture: string; share: number }[]> =>
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
