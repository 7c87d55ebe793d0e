import { sha256 } from "../lib/sha256"
import { sourceStamp } from "../lib/source-stamp"

/** What a build of the code reads of the project: folders, and configuration beside them. */
const SOURCES = {
  folders: ["src", "shared", "gatsby", "plugins", "static"],
  files: /^(gatsby-.*\.tsx?|package(-lock)?\.json|tsconfig\.json|\.babelrc.*|\.browserslistrc)$/,
}

/** What of the environment is in the code; the address of the site is in its pages alone. */
const VARIABLES = /^(GATSBY_|GTM_ID$|SERVICE_WORKER$)/

/**
 * Says whether the project, as far as a build of its code reads it, is what it was: by its files, and the variables that
 * count.
 */
export function buildStamp(root: string, env: NodeJS.ProcessEnv) {
  const variables = Object.entries(env).filter(([name, value]) => value && VARIABLES.test(name))
  return sha256(sourceStamp(root, SOURCES) + JSON.stringify(variables.sort()))
}
