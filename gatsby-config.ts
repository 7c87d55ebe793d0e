import type { GatsbyConfig } from "gatsby"
import { loadProject } from "./gatsby/load-project"

const config: GatsbyConfig = loadProject().gatsbyConfig()

export default config
