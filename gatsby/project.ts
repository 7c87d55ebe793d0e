/** What Gatsby's configuration and hooks delegate to, loaded as one (load-project.ts). */
export { gatsbyConfig } from "./gatsby-config"
export { createGatsbyNode } from "./gatsby-node-hooks"
