import type { Page } from "@playwright/test"

/** How far something moved, as the Layout Instability API weighs it, and what it was. */
interface Shift {
  value: number
  moved: string[]
}

/** From the next document on. */
export const countLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & {
      value: number
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const placed = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(" ")
    const named = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? "")
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} from ${placed(previousRect)} to ${placed(currentRect)}`,
        )
        shifts.push({ value, moved })
      }
    }).observe({ type: "layout-shift", buffered: true })
  })

export const layoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    if (!("shifts" in window)) throw new Error("Shifts were not watched.")
    return window.shifts as Shift[]
  })
