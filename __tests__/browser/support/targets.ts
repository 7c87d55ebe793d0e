import type { Page } from "@playwright/test"

/** WCAG 2.2, 2.5.8 Target Size (Minimum), in CSS pixels. */
const MINIMUM = 24

/**
 * What can be pressed on a page, as it is laid out now, and takes less than 24 by 24 px: by where presses lead and not by
 * boxes, as a card's link may fill the card. Links within a sentence are exempt. A small target that stands alone is not,
 * unlike in the rule, which axe goes by.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((minimum) => {
    const isInline = (element: Element): boolean => getComputedStyle(element).display === "inline"

    /** Words stand beside it that are no link's: more than the town beside a venue's name. */
    const isInSentence = (target: Element): boolean => {
      let block = target.parentElement
      while (block && isInline(block)) block = block.parentElement
      const words = [...(block?.childNodes ?? [])]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .flatMap(({ textContent }) => textContent?.match(/\p{L}+/gu) ?? [])
      return isInline(target) && words.length > 2
    }

    /** Pixels on both sides of a point, along an axis, from which `isHit` holds; no more are counted than are needed. */
    const extent = (isHit: (offset: number) => boolean): number => {
      let length = 0
      for (const sign of [1, -1])
        for (let at = 0.5; length < minimum && isHit(sign * at); at += 1) length += 1
      return length
    }

    const pressable = "a[href], button, summary, select, textarea, input:not([type=hidden])"
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      const target = element.closest("label") ?? element
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" })
      const box = [...target.getClientRects()].find(({ width, height }) => width > 1 && height > 1)
      if (!box || isInSentence(target)) return []
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const isHit = (dx: number, dy: number): boolean =>
        target.contains(document.elementFromPoint(x + dx, y + dy))
      // Put away, or behind something.
      if (!isHit(0, 0)) return []
      const width = extent((offset) => isHit(offset, 0))
      const height = extent((offset) => isHit(0, offset))
      const words = (target.textContent ?? "").trim()
      return width >= minimum && height >= minimum
        ? []
        : [`${width} by ${height} px: ${target.outerHTML.replace(/>[^]*/, ">")}${words}`]
    })
  }, MINIMUM)
