import * as original from "gatsby-runtime/find-path"
import { cleanPath } from "../../../src/runtime/gatsby-parts/find-path"

test.each(["/", "/400", "/400/", "/index.html", "/men%C3%BA", "/a%2526b", "/whatson/a%20b"])(
  "a page's path is made of its address as Gatsby does it: %s",
  (address) => {
    expect(cleanPath(address)).toBe(original.cleanPath(address))
  },
)
