import { realpathSync } from "node:fs"
import { join } from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { ConfigToReplace } from "./webpack-output"

interface Module {
  nameForCondition?: () => string | null
}

interface ChunkGraph {
  getModuleChunksIterable(module: Module): Iterable<{ name?: string }>
}

interface CacheGroup {
  name: string
  chunks: "all"
  minChunks: number
  priority: number
  enforce: boolean
  test(module: Module, graphs: { chunkGraph: ChunkGraph }): boolean
}

interface WebpackConfig {
  optimization?: { splitChunks?: { cacheGroups?: Record<string, CacheGroup | false> } }
}

const SLICE = /^slice---/
const STYLE_SHEET = /\.css$/

/**
 * Code that the frame around every page shares with pages goes into one script. Gatsby shares only what is larger than
 * 20 KB, so that opening hours and brands would come with the header, with the footer and with the page again.
 */
export function shareFrameCode({ stage, getConfig, actions }: ConfigToReplace): void {
  if (stage !== "build-javascript") return
  const config = getConfig() as WebpackConfig
  const cacheGroups = config.optimization?.splitChunks?.cacheGroups
  if (!cacheGroups) throw new Error("Gatsby's webpack configuration has no cache groups any more")
  cacheGroups["frame"] = {
    name: "frame",
    chunks: "all",
    minChunks: 2,
    priority: 30,
    enforce: true,
    test: (module, { chunkGraph }) =>
      !STYLE_SHEET.test(module.nameForCondition?.() ?? "") &&
      [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => SLICE.test(name ?? "")),
  }
  actions.replaceWebpackConfig(config)
}

/**
 * `gatsby` exports everything of gatsby-script, and a plugin that asks for all of `gatsby` puts that, with a web
 * worker's loader, into every page's script. This site has no `<Script>`; lint says so to who imports it.
 */
export function leaveOutScript({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return
  actions.setWebpackConfig({ resolve: { alias: { "gatsby-script": false } } })
}

interface Request {
  request: string
  context: string
}

const PARTS = "src/runtime/gatsby-parts"

/** Requests of Gatsby's runtime, and what this site needs of them. A request that is no longer made weighs nothing. */
const STAND_INS: readonly (readonly [request: RegExp, part: string])[] = [
  [/^\.\/slice$/, "slice.tsx"],
  [/^gatsby-link$/, "link.ts"],
  [/^gatsby-react-router-scroll$/, "scroll-context.tsx"],
  [/gatsby-plugin-offline\/gatsby-browser/, "offline-plugin.ts"],
  [/internal-plugins\/partytown\/gatsby-browser/, "nothing.ts"],
]

/** Parts of Gatsby's runtime that do nothing for a visitor of this site are not sent to one. */
export function leaveOutUnusedParts(
  { stage, actions, plugins }: CreateWebpackConfigArgs,
  root: string,
): void {
  if (stage !== "build-javascript") return
  // webpack names folders as they are on the disk, whatever links lead there.
  const runtime = realpathSync(join(root, ".cache"))
  actions.setWebpackConfig({
    plugins: STAND_INS.map(([request, part]) =>
      plugins.normalModuleReplacement(request, (resource: Request) => {
        if (resource.context === runtime) resource.request = join(root, PARTS, part)
      }),
    ),
  })
}
