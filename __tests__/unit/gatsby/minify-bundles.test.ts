import { describe, expect, it, jest } from "@jest/globals"
import { minifyBundles } from "../../../gatsby/minify-bundles"

const swcMinify = () => {}

/** As Gatsby configures them. */
class TerserPlugin {
  static swcMinify = swcMinify
  options = { parallel: 1, minimizer: { implementation: () => {}, options: {} } }
}
class CssMinimizerPlugin {
  options = {
    parallel: 1,
    minify: (_sheets: Record<string, string>): Promise<{ code: string }> => Promise.reject(),
  }
}

const configure = (minimizer: readonly object[]): void => {
  minifyBundles({
    stage: "build-javascript",
    getConfig: () => ({ optimization: { minimizer } }),
    actions: { replaceWebpackConfig: jest.fn() },
  })
}

describe("what is sent to browsers", () => {
  it("is written in the short ways that every browser of 2022 reads", () => {
    const scripts = new TerserPlugin()
    configure([scripts, new CssMinimizerPlugin()])
    expect(scripts.options.minimizer).toEqual({
      implementation: swcMinify,
      options: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, format: { ecma: 2020 } },
    })
  })

  it("keeps declarations in order, so that a shorthand undoes nothing that stands after it", async () => {
    const styles = new CssMinimizerPlugin()
    configure([new TerserPlugin(), styles])
    const sheet = ".a {\n  animation: rise 1s;\n  animation-timeline: view();\n}\n"
    const { code } = await styles.options.minify({ "a.css": sheet })
    expect(code.trim()).toBe(".a{animation:rise 1s;animation-timeline:view()}")
  })

  it("is not made in a way that nobody has looked at", () => {
    expect(() => configure([new TerserPlugin()])).toThrow(/minifies in another way/)
    expect(() => configure([new CssMinimizerPlugin()])).toThrow(/minifies in another way/)
  })
})
