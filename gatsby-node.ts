import { createGatsbyNode } from "./gatsby/gatsby-node-hooks"

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
} = createGatsbyNode()
