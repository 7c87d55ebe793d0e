/** Kept as in `engines` of both package.json: `^20.12 || >=22`. */
const NEEDED = "20.12 or newer of Node.js 20, or Node.js 22 or newer"

/**
 * @param {string} found `20.11.0`
 * @returns {string | undefined} what is wrong and what would be right, or nothing where the version will do
 */
export function nodeVersionProblem(found) {
  const [major = 0, minor = 0] = found.split(".").map(Number)
  if (major >= 22 || (major === 20 && minor >= 12)) return undefined
  return `Node.js ${found} will not do: this project needs ${NEEDED}. Install it from https://nodejs.org, or run \`nvm install\`.`
}

/** Ends the process with one message where Node will not do. Imported before anything an old Node cannot load. */
export function requireSupportedNode() {
  const problem = nodeVersionProblem(process.versions.node)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
