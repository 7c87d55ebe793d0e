import { loadProject } from "./gatsby/load-project"

export const {
  onPreInit,
  onPreBootstrap,
  sourceNodes,
  createResolvers,
  createPages,
  onPreExtractQueries,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
} = loadProject().createGatsbyNode()
