import { parsePath } from "../../../src/runtime/gatsby-parts/link"

const { parsePath: original } = jest.requireActual<{ parsePath: typeof parsePath }>("gatsby-link")

test.each([
  "",
  "/",
  "/400",
  "/book?venue=400-soho",
  "/400#menus",
  "/book?venue=a?b#terms?",
  "/news?",
  "/news#",
  "#content",
])("an address is taken apart as Gatsby does it: %j", (address) => {
  expect(parsePath(address)).toEqual(original(address))
})
