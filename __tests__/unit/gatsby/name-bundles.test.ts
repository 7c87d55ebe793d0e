import { describe, expect, it } from "@jest/globals"
import { hashOf } from "../../../gatsby/name-bundles"

describe("the name of a set of bundles", () => {
  it("is the same however the bundles were found, and another one when one of them changes", () => {
    const name = hashOf(["app-1a.js", "styles.2b.css"])
    expect(hashOf(["styles.2b.css", "app-1a.js"])).toBe(name)
    expect(hashOf(["app-9f.js", "styles.2b.css"])).not.toBe(name)
    expect(hashOf(["app-1a.js", "styles.9f.css"])).not.toBe(name)
  })

  it("leaves out what no page loads", () => {
    expect(hashOf(["app-1a.js", "webpack.stats.json"])).toBe(hashOf(["app-1a.js"]))
  })
})
