import type { ConfigToReplace } from "./webpack-output"

interface Rule {
  oneOf?: Rule[]
  use?: unknown
}

interface Loader {
  loader?: string
  options?: { postcssOptions?: { config?: boolean } }
}

interface WebpackConfig {
  module?: { rules?: Rule[] }
  resolve?: { plugins?: object[] }
}

const SHADOWING = "GatsbyThemeComponentShadowingResolverPlugin"

const loadersIn = ({ use, oneOf = [] }: Rule): Loader[] => [
  ...(Array.isArray(use) ? (use as Loader[]) : []),
  ...oneOf.flatMap(loadersIn),
]

/**
 * Nothing is looked for on the disk that the site does not have: a theme's file in place of each of ours, and a
 * configuration of PostCSS in all folders above each style sheet. That took a second of a build of the code.
 * @throws Error where Gatsby looks for them in another way
 */
export function skipLookups({ getConfig, actions }: ConfigToReplace): void {
  const config = getConfig() as WebpackConfig
  const plugins = config.resolve?.plugins ?? []
  const sheets = (config.module?.rules ?? [])
    .flatMap(loadersIn)
    .filter(({ loader }) => loader?.includes("postcss-loader"))
  const others = plugins.filter((plugin) => plugin.constructor.name !== SHADOWING)
  if (sheets.length === 0 || others.length === plugins.length) {
    throw new Error("Gatsby's webpack configuration looks for themes or PostCSS in another way now")
  }
  // A function, which the loader reads this of all the same.
  for (const { options } of sheets) {
    if (options?.postcssOptions) options.postcssOptions.config = false
  }
  actions.replaceWebpackConfig({ ...config, resolve: { ...config.resolve, plugins: others } })
}
