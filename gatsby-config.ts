import type { GatsbyConfig } from "gatsby"
import type * as Configuration from "./gatsby/gatsby-config"
import { loadUnbundled } from "./gatsby/load-unbundled"

const { gatsbyConfig } = loadUnbundled("./gatsby/gatsby-config") as typeof Configuration

const config: GatsbyConfig = gatsbyConfig()

export default config
