import { describe, expect, it, jest } from "@jest/globals"
import { splitStyles } from "../../../gatsby/styles"

/** As Gatsby configures it. */
class CssMinimizerPlugin {
  options = { minimizerOptions: { preset: ["default", { svgo: { full: true } }] } }
}

const configure = (minimizer: readonly object[]): void => {
  const config = { optimization: { minimizer, splitChunks: { cacheGroups: { styles: {} } } } }
  splitStyles({
    stage: "build-javascript",
    getConfig: () => config,
    actions: { replaceWebpackConfig: jest.fn() },
  })
}

describe("the styles of a build", () => {
  it("keep their declarations in order, so that a shorthand undoes nothing that stands after it", () => {
    const minifier = new CssMinimizerPlugin()
    configure([minifier])
    expect(minifier.options.minimizerOptions.preset).toEqual([
      "default",
      { svgo: { full: true }, cssDeclarationSorter: false },
    ])
  })

  it("say so where they are minified by something else", () => {
    expect(() => configure([])).toThrow(/minifies CSS in another way/)
  })
})
