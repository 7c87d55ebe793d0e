import { expect, test } from "@playwright/test"
import { routeTo } from "../../shared/paths"
import { forcedLayouts } from "../../tools/bench/processor-time"

test("no script has the browser lay out a page in the midst of its work", async ({
  browser,
  baseURL,
  isMobile,
}) => {
  test.skip(!isMobile, "it is about telephones")
  for (const path of ["/400", routeTo("whatson"), "/locations/400-trastevere"]) {
    expect(await forcedLayouts(browser, `${baseURL}${path}`), path).toEqual([])
  }
})
