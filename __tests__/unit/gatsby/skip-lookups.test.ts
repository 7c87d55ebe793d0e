import { describe, expect, it, jest } from "@jest/globals"
import { skipLookups } from "../../../gatsby/skip-lookups"

class GatsbyThemeComponentShadowingResolverPlugin {}
class CoreJSResolver {}

const skip = (plugins: readonly object[]) => {
  const postcssOptions = (() => ({ plugins: [] })) as unknown as { config?: boolean }
  const sheet = { use: [{ loader: "/postcss-loader/dist/cjs.js", options: { postcssOptions } }] }
  const config = {
    module: { rules: [{ oneOf: [sheet] }, { use: "a-loader" }] },
    resolve: { plugins },
  }
  const replaceWebpackConfig = jest.fn()
  skipLookups({
    stage: "build-javascript",
    getConfig: () => config,
    actions: { replaceWebpackConfig },
  })
  return { postcssOptions, replaced: replaceWebpackConfig.mock.calls[0]?.[0] as typeof config }
}

describe("a build of the code", () => {
  it("looks for no theme's files, and for no configuration of PostCSS", () => {
    const { postcssOptions, replaced } = skip([
      new CoreJSResolver(),
      new GatsbyThemeComponentShadowingResolverPlugin(),
    ])
    expect(postcssOptions.config).toBe(false)
    expect(replaced.resolve.plugins).toEqual([new CoreJSResolver()])
  })

  it("says so where Gatsby looks for themes in another way", () => {
    expect(() => skip([new CoreJSResolver()])).toThrow(/in another way now/)
  })
})
