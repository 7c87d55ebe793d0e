import { createGatsbyNode } from "./src/site-build/gatsby-node-hooks"

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
