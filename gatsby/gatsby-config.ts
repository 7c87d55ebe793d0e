import type { GatsbyConfig } from "gatsby"
import { loadEnvironmentFile, readConfiguration } from "../cms-client/configuration"
import { gatsbyPlugins } from "./gatsby-plugins"

/** What is wrong with the configuration is reported by the preflight, in one message. */
export function gatsbyConfig(): GatsbyConfig {
  loadEnvironmentFile()
  const { configuration } = readConfiguration()
  return {
    siteMetadata: { siteUrl: configuration.siteUrl },
    trailingSlash: "never",
    graphqlTypegen: false,
    // React needs no import in files that only write JSX.
    jsxRuntime: "automatic",
    plugins: gatsbyPlugins(configuration),
  }
}
