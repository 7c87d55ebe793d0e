import { CHUNK_NAME, type ConfigToReplace } from "./webpack-output"

interface Module {
  type?: string
}

interface ChunkGraph {
  getModuleChunksIterable(module: Module): Iterable<{ name?: string }>
}

interface WebpackConfig {
  plugins?: { options?: { ignoreOrder?: boolean; chunkFilename?: string } }[]
  optimization?: {
    splitChunks?: {
      cacheGroups?: Record<
        string,
        { test(module: Module, graphs: { chunkGraph: ChunkGraph }): boolean } | false
      >
    }
  }
}

const FRAME = /^(app$|slice---)/

/**
 * A page has the rules of the frame and its own, not those of every other page as well. Gatsby puts all into one sheet so
 * that their order never changes; here it means nothing: base styles are layered, and each component's sheet names only
 * its own classes. The warning about the order would bury the ones that do matter.
 */
export function splitStyles({ stage, getConfig, actions }: ConfigToReplace): void {
  const config = getConfig() as WebpackConfig
  const extractor = config.plugins?.find(
    (plugin) => plugin.constructor.name === "MiniCssExtractPlugin",
  )
  if (extractor?.options) extractor.options.ignoreOrder = true
  if (stage === "build-javascript") {
    const styles = config.optimization?.splitChunks?.cacheGroups?.["styles"]
    if (!styles) throw new Error("Gatsby's webpack configuration has no group of styles any more")
    if (extractor?.options) extractor.options.chunkFilename = `${CHUNK_NAME}.[contenthash].css`
    // Who renders a slice's HTML gives the page only its template's sheets, so those of slices stand with the frame.
    styles.test = (module, { chunkGraph }) =>
      module.type === "css/mini-extract" &&
      [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => FRAME.test(name ?? ""))
  }
  actions.replaceWebpackConfig(config)
}
