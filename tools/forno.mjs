import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { endWithParent } from "../lib/end-with-parent.cjs"
import { requireSupportedNode } from "../lib/node-version.mjs"
import { load } from "../lib/own-programs.mjs"
import { hasPackages, installPackages, isInstalled, runPlainly } from "../lib/npm-ci.mjs"

/** The commands that npm runs, each in a file of that name in `commands/`; and those that install what is missing. */
const INSTALLING = ["dev", "gallery", "start", "test"]
const COMMANDS = [
  ...INSTALLING,
  "bench",
  "build",
  "cms-check",
  "generate",
  "password",
  "publisher",
  "purge",
  "race",
  "releases",
  "rollback",
  "serve",
  "submissions",
  "trial",
].sort()

/**
 * In JavaScript, for what comes before there is a package: which Node it is, and the packages. Everything else is
 * TypeScript.
 * @param {string} name
 * @returns {Promise<string | undefined>} what is in the way
 */
async function prepare(name) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)))
  if (!COMMANDS.includes(name)) {
    return `${name === "" ? "Say which command" : `There is no command ${name}`}: ${COMMANDS.join(", ")}.`
  }
  if (!INSTALLING.includes(name)) {
    return hasPackages(root)
      ? undefined
      : "The packages of this project are not installed. Run npm start, which installs them, or npm ci first."
  }
  if (isInstalled(root)) return undefined
  console.log("  … Installing the packages, which takes a minute or two")
  const from = Date.now()
  const told = async (/** @type {string} */ directory, /** @type {string} */ whose) => {
    const problem = await installPackages(directory, runPlainly)
    const seconds = ((Date.now() - from) / 1000).toFixed(1)
    const label = `Installing the packages of ${whose}`.padEnd(44)
    if (problem === undefined) console.log(`  ✓ ${label} ${seconds.padStart(6)} s`)
    return problem
  }
  // The CMS's beside them: npm works on one processor. What is in its way is told by whoever needs it.
  const cms = join(root, "cms")
  const needsCms = !process.env.CMS_GRAPHQL_URL && !isInstalled(cms)
  const [problem] = await Promise.all([
    told(root, "the site"),
    needsCms ? told(cms, "the CMS") : undefined,
  ])
  return problem
}

requireSupportedNode()
// npm never ends before its command, unless it was killed. A shell may.
if (process.env.npm_lifecycle_event) endWithParent()
// As if the command had been called itself.
const [name = ""] = process.argv.splice(2, 1)
const problem = await prepare(name)
if (problem === undefined) {
  const { default: run } = await load(`tools/commands/${name}.ts`)
  await run()
} else {
  console.error(`\n${problem}\n`)
  process.exitCode = 1
}
