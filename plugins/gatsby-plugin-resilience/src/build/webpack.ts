import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

interface Request {
  request: string
  context: string
}

interface WebpackConfig {
  output?: Record<string, unknown>
}

interface Places {
  pluginDirectory: string
  /** Gatsby's runtime as it is compiled with the site. */
  cacheDirectory: string
  /** The router's package that Gatsby uses. */
  routerDirectory: string
  /** Milliseconds. */
  timeLimit: number
}

/** Gives Gatsby's runtime the name under which this plugin imports from it, wherever it is compiled for a browser. */
export function nameRuntime(
  { stage, actions }: CreateWebpackConfigArgs,
  { cacheDirectory, routerDirectory }: Places,
): void {
  if (stage !== "build-javascript" && stage !== "develop") return
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "gatsby-runtime/reach-router": routerDirectory,
        "gatsby-runtime": cacheDirectory,
      },
    },
  })
}

interface Module {
  resource?: string
}

interface Compilation {
  errors: Error[]
  hooks: { finishModules: Hook<(modules: Iterable<Module>) => void> }
}

interface Hook<Listener> {
  tap(name: string, listener: Listener): void
}

interface Compiler {
  hooks: { thisCompilation: Hook<(compilation: Compilation) => void> }
}

/** Puts our loader in the place of Gatsby's, and a time limit on scripts, in the production build for the browser. */
export function replaceLoader(
  { stage, actions, getConfig, plugins }: CreateWebpackConfigArgs,
  { pluginDirectory, cacheDirectory, timeLimit }: Places,
): void {
  if (stage !== "build-javascript") return
  const stock = join(cacheDirectory, "loader.js")
  const adapter = join(pluginDirectory, "src/gatsby-adapter/loader.ts")
  actions.setWebpackConfig({
    plugins: [
      plugins.normalModuleReplacement(/^\.\/loader$/, (resource: Request) => {
        if (resource.context === cacheDirectory) resource.request = adapter
      }),
      replacementCheck(stock, adapter),
    ],
  })
  // Not by setWebpackConfig, which drops what it is told about the output.
  const config = getConfig() as WebpackConfig
  actions.replaceWebpackConfig({
    ...config,
    output: { ...config.output, chunkLoadTimeout: timeLimit },
  })
}

/** Fails the build where any file still asks for Gatsby's loader, by whatever name: two loaders would know nothing of each other. */
const replacementCheck = (stock: string, adapter: string) => ({
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("ReplacementCheck", (compilation) => {
      compilation.hooks.finishModules.tap("ReplacementCheck", (modules) => {
        const resources = new Set([...modules].map(({ resource }) => resource))
        if (resources.has(adapter) && !resources.has(stock)) return
        compilation.errors.push(
          new Error(
            `gatsby-plugin-resilience: ${stock} should be replaced by ${adapter}, and is not. ` +
              "See how Gatsby imports it now, and adapt src/build/webpack.ts.",
          ),
        )
      })
    })
  },
})
