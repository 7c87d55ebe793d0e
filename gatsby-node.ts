import { createGatsbyNode } from "./src/site-build/gatsby-node-hooks"

export const { onPreInit, sourceNodes, createResolvers, createPages, onPostBuild } =
  createGatsbyNode()
