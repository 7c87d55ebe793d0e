import { expect, type Page, type Request } from "@playwright/test"

/** Of the scripts that a page asks for as it is opened and comes to life, those that say something. */
export async function scriptsWith(
  page: Page,
  said: string,
  open: () => Promise<unknown>,
): Promise<string[]> {
  const asked = new Set<string>()
  const note = (request: Request): void => {
    if (new URL(request.url()).pathname.endsWith(".js")) asked.add(request.url())
  }
  page.on("request", note)
  await open()
  await page.waitForTimeout(1_000)
  page.off("request", note)
  expect(asked.size).toBeGreaterThan(0)
  const found = await Promise.all(
    [...asked].map(async (url) => {
      const answer = await page.request.get(url)
      return (await answer.text()).includes(said) ? [url] : []
    }),
  )
  return found.flat()
}
