import { describe, expect, it, jest } from "@jest/globals"
import { writeScriptsShortly } from "../../../gatsby/script-weight"

/** As Gatsby configures it. */
class TerserPlugin {
  options = { minimizer: { options: { compress: { ecma: 5 }, output: { ecma: 5 } } } }
}

const configure = (minimizer: readonly object[]): void => {
  writeScriptsShortly({
    stage: "build-javascript",
    getConfig: () => ({ optimization: { minimizer } }),
    actions: { replaceWebpackConfig: jest.fn() },
  })
}

describe("the scripts of a build", () => {
  it("are written in the short ways that every browser of 2022 reads", () => {
    const minifier = new TerserPlugin()
    configure([minifier])
    expect(minifier.options.minimizer.options).toEqual({
      compress: { ecma: 2020, passes: 2 },
      output: { ecma: 2020 },
    })
  })

  it("say so where they are minified by something else", () => {
    expect(() => configure([])).toThrow(/minifies scripts in another way/)
  })
})
