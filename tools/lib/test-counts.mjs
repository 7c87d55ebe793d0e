import { readFileSync } from "node:fs"

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  }
}

/**
 * A check that passes or fails as a whole.
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countCheck = (exitCode) =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * What a runner's own report and its exit code say together: a run that failed counts at least one failure, and so
 * does one that ran nothing.
 * @param {Counts} reported
 * @param {number} exitCode
 * @returns {Counts}
 */
function atLeastOneFailure({ passed, failed }, exitCode) {
  const isSuspicious = exitCode !== 0 || passed === 0
  return { passed, failed: isSuspicious ? Math.max(failed, 1) : failed }
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    // It ended before it could report: counted as a failure.
    return {}
  }
}

/**
 * @param {string} path Jest's `--json --outputFile`
 * @param {number} exitCode
 */
export function countJest(path, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = readReport(path)
  return atLeastOneFailure(
    { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
    exitCode,
  )
}

/**
 * What passed at its second attempt has passed; Playwright lists it as flaky.
 * @param {string} path of Playwright's JSON reporter
 * @param {number} exitCode
 */
export function countPlaywright(path, exitCode) {
  const { stats = {} } = readReport(path)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, exitCode)
}
