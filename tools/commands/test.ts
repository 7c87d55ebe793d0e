import { mkdtempSync, rmSync } from "node:fs"
import { constants, setPriority, tmpdir } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { changesIn, projectsFor } from "../lib/changed-files"
import { ensureChromium } from "../lib/chromium"
import { runCommand, type CommandContext } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { ensureInstalled } from "../../lib/install"
import { createProgress, inSeconds } from "../../lib/progress"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import {
  countCheck,
  countJest,
  countPlaywright,
  failedInJest,
  sum,
  type Counts,
} from "../lib/test-counts"
import { createTestSite } from "../lib/test-site"

const KINDS = ["validate", "unit", "browser"] as const

/**
 * `npm test`: every check there is. Its last line is the total, `N passed, N failed`.
 * `--only=validate` leaves out the browser, `--only=unit` runs Jest alone, `--only=browser` Playwright alone;
 * `--changed` looks at what has changed only: its lint and format, the tests of Jest that import it, the browser's that
 * look at such files. `--keep` keeps the temporary folder. What follows `--` goes to Playwright.
 */
export default () => runCommand(run)

async function run({ processes, onEnd }: CommandContext) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: "string" },
      changed: { type: "boolean", default: false },
      keep: { type: "boolean", default: false },
    },
  })
  const { only, keep } = values
  const changes = values.changed ? changesIn(root) : undefined
  if (changes?.files.length === 0) {
    console.log("Nothing has changed.")
    return 0
  }
  const projects = changes && projectsFor(changes.files)
  if (only !== undefined && !KINDS.some((kind) => kind === only)) {
    throw new Failure(`--only=${only} is unknown; it should be one of: ${KINDS.join(", ")}.`)
  }
  const runs = {
    checks: only === undefined || only === "validate",
    unit: only !== "browser",
    browser: (only === undefined || only === "browser") && projects?.length !== 0,
  }

  const progress = createProgress()
  const cmsDir = cmsDirOf(root)
  const needsCms = runs.checks || runs.browser
  // Beside the first check: npm works on one processor.
  const cmsInstalled = needsCms
    ? ensureInstalled("the CMS", cmsDir, processes, progress)
    : Promise.resolve()
  const chromiumFound = runs.browser ? ensureChromium(processes, progress) : undefined
  const ready = Promise.all([cmsInstalled, chromiumFound])
  // Told where it is waited for.
  ready.catch(() => undefined)

  const reports = mkdtempSync(join(tmpdir(), "forno-reports-"))
  onEnd(() => rmSync(reports, { recursive: true, force: true }))

  /**
   * @param args for Node
   * @param isBeside whether other phases print meanwhile: what it prints is then told at its end, where it fails
   */
  const runPhase = async (
    name: string,
    args: readonly string[],
    {
      env = process.env,
      isBeside = false,
      stopSignal,
    }: { env?: NodeJS.ProcessEnv; isBeside?: boolean; stopSignal?: NodeJS.Signals } = {},
  ) => {
    const from = Date.now()
    if (!isBeside) progress.say(`\n── ${name}`)
    const { code, output } = await processes.run(name, process.execPath, args, {
      cwd: root,
      env,
      stopSignal,
      inherit: !isBeside,
    })
    if (isBeside && code !== 0) progress.say(output.trimEnd())
    progress.say(`── ${name}: ${code === 0 ? "good" : "failed"} (${inSeconds(Date.now() - from)})`)
    return code
  }
  const bin = (path: string) => join(root, "node_modules", path)

  const counts: Counts[] = []
  const failures: string[] = []
  const site = runs.browser ? createTestSite({ root, keep, processes, progress }) : undefined
  onEnd(() => site?.remove())
  if (site) progress.say("\n── A production build for the browser tests, beside what needs none")
  const siteStarted = site && ready.then(() => site.start())
  // Told where it is waited for.
  siteStarted?.catch(() => undefined)
  /** @param tests names those that failed */
  const count = (name: string, counted: Counts, tests = (): readonly string[] => []) => {
    counts.push(counted)
    if (counted.failed > 0) failures.push(name, ...tests().map((test) => `  ${test}`))
  }
  const looked = changes?.files ?? ["."]
  const runChecks = async () => {
    // Some that have changed are there no more.
    const named = ["--no-error-on-unmatched-pattern", ...looked]
    const tsc = bin("@typescript/native/bin/tsc")
    // What was good the last time, and is as it was, it does not format again.
    const style = ["--check", "--cache", "--log-level=warn", "--ignore-unknown", ...named]
    const checks: [string, string[]][] = [
      ["Lint", [bin("eslint/bin/eslint.js"), "--max-warnings=0", "--no-warn-ignored", ...named]],
      ["Lint by types", [bin("oxlint/bin/oxlint"), ...named]],
      ["Format", [bin("prettier/bin/prettier.cjs"), ...style]],
      ["Types of the site", [tsc, "--noEmit"]],
      ["Types of the CMS", [tsc, "--noEmit", "-p", cmsDir]],
      ["Generated files are current", ["tools/forno.mjs", "generate", "--check"]],
    ]
    progress.say(`\n── ${checks.map(([name]) => name).join(", ")}`)
    for (const [name, args] of checks) {
      count(name, countCheck(await runPhase(name, args, { isBeside: true })))
      await ready
    }
  }
  const runUnitTests = async () => {
    const report = join(reports, "jest.json")
    const since = changes ? [`--changedSince=${changes.base}`, "--passWithNoTests"] : []
    const args = [bin("jest/bin/jest.js"), "--ci", "--json", `--outputFile=${report}`, ...since]
    const env = { ...process.env, NODE_ENV: "test" }
    const code = await runPhase("Unit tests", args, { env })
    count("Unit tests", countJest(report, code, changes !== undefined), () => failedInJest(report))
  }
  // They hardly work on more than one processor; the build and the unit tests do on all.
  const checked = runs.checks ? runChecks() : undefined
  // Told where it is waited for.
  checked?.catch(() => undefined)
  const [, chromium] = await ready
  await siteStarted?.catch(() => undefined)
  if (runs.unit) await runUnitTests()
  await checked
  if (siteStarted) {
    try {
      const report = join(reports, "playwright.json")
      const env = {
        ...(await siteStarted),
        CHROMIUM_PATH: chromium?.full,
        CHROMIUM_HEADLESS_PATH: chromium?.headless,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }
      // As low as the publisher makes itself: beside browsers that come before them its builds take three times as long,
      // and they are what is waited for in the end.
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
      const chosen = (projects ?? []).map((project) => `--project=${project}`)
      const args = [bin("@playwright/test/cli.js"), "test", "--reporter=list,json", ...chosen]
      // At any other Playwright ends without what its tests clean up.
      const options = { env, stopSignal: "SIGINT" } as const
      const code = await runPhase("Browser tests", [...args, ...positionals], options)
      count("Browser tests", countPlaywright(report, code))
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      console.error(`\n${error.message}\n`)
      count("Browser tests", { passed: 0, failed: 1 })
    }
  }

  await processes.stopAll()
  const { passed, failed } = sum(counts)
  progress.say(`\nAll checks took ${progress.total()}.`)
  // Again here, for a continuous integration shows the end of what was printed.
  if (failures.length > 0) progress.say(`Failed:\n${failures.join("\n")}`)
  // Last of all, alone on its line: what a continuous integration reads.
  progress.say(`${passed} passed, ${failed} failed`)
  return failed > 0 || (passed === 0 && !changes) ? 1 : 0
}
