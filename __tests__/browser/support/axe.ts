import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type AxeBuilder from "@axe-core/playwright"
import type { Page } from "@playwright/test"

type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>
interface Axe {
  run(context: string | Document, options: object): Promise<Results>
}

/** The version that its package for Playwright has, in the smaller of its two forms: a page is looked at in two thirds of the time. */
const source = readFileSync(
  createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
)

/** Rules of the levels A and AA up to WCAG 2.2, and axe's own good practice. */
export const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * What axe finds, with one element each. Without its package for Playwright, by which it takes four times as much of the
 * processor: that compiles axe twice, and has selectors made, and everything sent, of all that is good.
 * @param within a selector; without one the whole page
 * @param tags of rules; without them those that axe runs by default
 */
export async function violations(
  page: Page,
  { within, tags }: { within?: string; tags?: readonly string[] } = {},
): Promise<string[]> {
  if (page.frames().length > 1) throw new Error("axe would not look into the page's frames")
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = window as unknown as { axe: Axe }
      const found = await axe.run(context ?? document, options)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)
    },
    {
      context: within,
      options: {
        resultTypes: ["violations"],
        ...(tags && { runOnly: { type: "tag", values: tags } }),
      },
    },
  )
}
