import { readFileSync } from "node:fs"

export type Counts = { passed: number; failed: number }

type JestReport = {
  testResults?: readonly {
    name: string
    status: string
    assertionResults: readonly { fullName: string; status: string }[]
  }[]
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
  }
}

/** A check that passes or fails as a whole. */
export const countCheck = (exitCode: number): Counts =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * What a runner's own report and its exit code say together: a run that failed counts at least one failure, and so
 * does one that ran nothing.
 */
function atLeastOneFailure({ passed, failed }: Counts, exitCode: number): Counts {
  const isSuspicious = exitCode !== 0 || passed === 0
  return { passed, failed: isSuspicious ? Math.max(failed, 1) : failed }
}

function readReport(path: string) {
  try {
    return JSON.parse(readFileSync(path, "utf8"))
  } catch {
    // It ended before it could report: counted as a failure.
    return {}
  }
}

/**
 * @param path Jest's `--json --outputFile`
 * @param mayBeNone whether it may have found no test to run
 */
export function countJest(path: string, exitCode: number, mayBeNone = false) {
  const {
    numTotalTests,
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = readReport(path)
  if (mayBeNone && exitCode === 0 && numTotalTests === 0) return { passed: 0, failed: 0 }
  return atLeastOneFailure(
    { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
    exitCode,
  )
}

/**
 * @param path as for `countJest`
 * @returns the whole name of each test that failed, and the path of each file that could not be run
 */
export function failedInJest(path: string): string[] {
  const { testResults = [] } = readReport(path) as JestReport
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed")
    return failed.length === 0 && status === "failed" ? [name] : failed.map((test) => test.fullName)
  })
}

/**
 * What passed at its second attempt has passed; Playwright lists it as flaky.
 * @param path of Playwright's JSON reporter
 */
export function countPlaywright(path: string, exitCode: number) {
  const { stats = {} } = readReport(path)
  const { expected = 0, unexpected = 0, flaky = 0 } = stats
  return atLeastOneFailure({ passed: expected + flaky, failed: unexpected }, exitCode)
}
