export const NEEDED = "20.12"

/**
 * @param {string} found `20.11.0`
 * @param {string} needed `20.12`
 * @returns {string | undefined} what is wrong and what would be right, or nothing where the version will do
 */
export function nodeVersionProblem(found, needed = NEEDED) {
  const [major = 0, minor = 0] = found.split(".").map(Number)
  const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number)
  const isEnough = major > neededMajor || (major === neededMajor && minor >= neededMinor)
  if (isEnough) return undefined
  return `Node.js ${found} is too old: this project needs ${needed} or newer. Install it from https://nodejs.org, or run \`nvm install\`.`
}

/** Ends the process with one message where Node is too old. Imported before anything an old Node cannot load. */
export function requireSupportedNode() {
  const problem = nodeVersionProblem(process.versions.node)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
