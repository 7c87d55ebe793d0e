import { realpathSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { GatsbyNode, Store } from "gatsby"
import { unmetExpectations } from "./src/build/expectations"
import { nameRuntime, replaceLoader } from "./src/build/webpack"
import { DEFAULTS, type Settings } from "./src/settings"

const NAME = "gatsby-plugin-resilience"

export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) => {
  const milliseconds = (standard: number) => Joi.number().integer().min(0).default(standard)
  const { prefetch, text } = DEFAULTS
  return Joi.object({
    timeLimit: milliseconds(DEFAULTS.timeLimit).min(1000),
    retries: Joi.number().integer().min(0).max(10).default(DEFAULTS.retries),
    delayNotice: milliseconds(DEFAULTS.delayNotice),
    prefetch: Joi.object({
      delay: milliseconds(prefetch.delay),
      budget: Joi.number().integer().min(0).default(prefetch.budget),
      batchSize: Joi.number().integer().min(1).default(prefetch.batchSize),
      pause: milliseconds(prefetch.pause),
    }).default(prefetch),
    text: Joi.object({
      loading: Joi.string().default(text.loading),
      failed: Joi.string().default(text.failed),
      tryAgain: Joi.string().default(text.tryAgain),
    }).default(text),
  })
}

/** Gatsby's package directory, as the site finds it. */
const gatsbyDirectory = (siteDirectory: string): string =>
  dirname(createRequire(join(siteDirectory, "package.json")).resolve("gatsby/package.json"))

const directoriesOf = (store: Store) => {
  const { program, flattenedPlugins } = store.getState() as {
    program: { directory: string }
    flattenedPlugins: { name: string; pluginFilepath: string }[]
  }
  const plugin = flattenedPlugins.find(({ name }) => name === NAME)
  if (!plugin) throw new Error(`${NAME} does not find itself among Gatsby's plugins`)
  return { site: program.directory, plugin: plugin.pluginFilepath }
}

export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = ({ store, reporter }) => {
  const problems = unmetExpectations(gatsbyDirectory(directoriesOf(store).site))
  if (problems.length === 0) return
  reporter.panic(
    [
      `${NAME} was written for another Gatsby than the one installed:`,
      ...problems.map((problem) => `- ${problem}`),
      "Install Gatsby 5.16.1, or read what changed, adapt src/gatsby-adapter and then src/build/expectations.ts.",
    ].join("\n"),
  )
}

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = (
  api,
  options,
) => {
  const { site, plugin } = directoriesOf(api.store)
  const requireFromGatsby = createRequire(join(gatsbyDirectory(site), "package.json"))
  const places = {
    pluginDirectory: plugin,
    // webpack names folders as they are on the disk, whatever links lead there.
    cacheDirectory: realpathSync(join(site, ".cache")),
    routerDirectory: dirname(requireFromGatsby.resolve("@gatsbyjs/reach-router/package.json")),
    timeLimit: (options as unknown as Settings).timeLimit,
  }
  nameRuntime(api, places)
  replaceLoader(api, places)
}
