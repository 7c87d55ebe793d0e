import { createGatsbyNode } from "./gatsby/gatsby-node-hooks"

export const {
  onPreInit,
  onPreBootstrap,
  sourceNodes,
  createResolvers,
  createPages,
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
} = createGatsbyNode()
