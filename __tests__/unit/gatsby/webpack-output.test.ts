import { describe, expect, it, jest } from "@jest/globals"
import { nameFilesShortly } from "../../../gatsby/webpack-output"

const name = (rules: readonly object[]): void =>
  nameFilesShortly({
    stage: "build-javascript",
    getConfig: () => ({ module: { rules } }),
    actions: { replaceWebpackConfig: jest.fn() },
  })

describe("the files beside a page", () => {
  it("have hashes as short as those of its scripts", () => {
    const fonts = { use: [{ loader: "url", options: { name: "static/[name]-[hash].[ext]" } }] }
    name([{ test: /\.css$/ }, fonts])
    expect(fonts.use[0]?.options.name).toBe("static/[name]-[hash:10].[ext]")
  })

  it("are not named in a way that nobody has looked at", () => {
    expect(() => name([{ use: [{ options: { name: "[name].[ext]" } }] }])).toThrow(/names files/)
  })
})
