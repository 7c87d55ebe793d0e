import { expect, type Locator, type Page } from "@playwright/test"

/**
 * By Tab alone, as somebody without a mouse comes there; stays where the focus is there already.
 * @param most stops on the way: a day has one for each of its parts
 */
export async function tabTo(page: Page, control: Locator, most = 60): Promise<void> {
  for (let tabs = 0; tabs < most; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  await expect(control).toBeFocused()
}
