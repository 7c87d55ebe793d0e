import type { GatsbyConfig } from "gatsby"
import { loadEnvironmentFile, readConfiguration } from "./cms-client/configuration"
import { gatsbyPlugins } from "./gatsby/gatsby-plugins"

loadEnvironmentFile()
// What is wrong with it is reported by the preflight (gatsby-node.ts), in one message.
const { configuration } = readConfiguration()

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: configuration.siteUrl },
  trailingSlash: "never",
  graphqlTypegen: false,
  // React needs no import in files that only write JSX.
  jsxRuntime: "automatic",
  plugins: gatsbyPlugins(configuration),
}

export default config
