import type * as Hooks from "./gatsby/gatsby-node-hooks"
import { loadUnbundled } from "./gatsby/load-unbundled"

const { createGatsbyNode } = loadUnbundled("./gatsby/gatsby-node-hooks") as typeof Hooks

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
