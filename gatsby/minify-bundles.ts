import { transform } from "esbuild"
import { BROWSERS } from "./compile-scripts"
import type { ConfigToReplace } from "./webpack-output"

interface ScriptMinifier {
  constructor: { swcMinify?: unknown }
  options?: {
    parallel?: number | boolean
    minimizer?: { implementation: unknown; options: object }
  }
}

interface StyleMinifier {
  options?: { parallel?: number | boolean; minify?: unknown }
}

interface WebpackConfig {
  optimization?: { minimizer?: object[] }
}

/** All browsers that scripts are compiled for read the shorter ways of that year. */
const ecma = 2020

/**
 * Scripts are minified by swc and styles by esbuild, in a second where Terser and cssnano took nine, and to fewer bytes:
 * Gatsby has them written as browsers of 2009 read them. Unlike cssnano, esbuild leaves declarations in their order: sorted
 * by name `animation` came after `animation-timeline`, and undid it.
 * @throws Error where Gatsby minifies in a way that this does not know
 */
export function minifyBundles({ stage, getConfig, actions }: ConfigToReplace): void {
  if (stage !== "build-javascript") return
  const config = getConfig() as WebpackConfig
  const named = (name: string) =>
    config.optimization?.minimizer?.find(({ constructor }) => constructor.name === name)
  const scripts = named("TerserPlugin") as ScriptMinifier | undefined
  const styles = named("CssMinimizerPlugin") as StyleMinifier | undefined
  if (!scripts?.options?.minimizer || !scripts.constructor.swcMinify || !styles?.options) {
    throw new Error("Gatsby's webpack configuration minifies in another way now")
  }
  scripts.options.minimizer = {
    implementation: scripts.constructor.swcMinify,
    options: { ecma, compress: { ecma, passes: 3 }, format: { ecma } },
  }
  styles.options.minify = minifyStyles
  // Neither is JavaScript: what other threads cost to start they do not save.
  scripts.options.parallel = false
  styles.options.parallel = false
  actions.replaceWebpackConfig(config)
}

/** @param sheets one, by its name */
async function minifyStyles(sheets: Readonly<Record<string, string>>): Promise<{ code: string }> {
  const code = Object.values(sheets).join("")
  return { code: (await transform(code, { loader: "css", minify: true, target: BROWSERS })).code }
}
