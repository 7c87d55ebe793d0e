import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { errorOf, progressOf } from "../../../builder/gatsby-output"
import {
  countCheck,
  countJest,
  countPlaywright,
  failedInJest,
  sum,
} from "../../../tools/lib/test-counts"

describe("the count of tests", () => {
  const folder = mkdtempSync(join(tmpdir(), "forno-counts-"))
  afterAll(() => rmSync(folder, { recursive: true }))
  const report = (content: object) => {
    const path = join(folder, "report.json")
    writeFileSync(path, JSON.stringify(content))
    return path
  }

  it("takes passed and failed tests from the runners' reports", () => {
    expect(countJest(report({ numPassedTests: 7, numFailedTests: 0 }), 0)).toEqual({
      passed: 7,
      failed: 0,
    })
    expect(countPlaywright(report({ stats: { expected: 5, unexpected: 2, flaky: 1 } }), 1)).toEqual(
      {
        passed: 6,
        failed: 2,
      },
    )
  })

  it("counts a test file that cannot be run as a failure", () => {
    const path = report({ numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })
    expect(countJest(path, 1)).toEqual({ passed: 7, failed: 3 })
  })

  it("names what failed", () => {
    const passed = { fullName: "a menu has prices", status: "passed" }
    const failed = { fullName: "a menu has dishes", status: "failed" }
    const testResults = [
      { name: "menu.test.ts", status: "failed", assertionResults: [passed, failed] },
      { name: "broken.test.ts", status: "failed", assertionResults: [] },
      { name: "card.test.ts", status: "passed", assertionResults: [passed] },
    ]
    expect(failedInJest(report({ testResults }))).toEqual(["a menu has dishes", "broken.test.ts"])
    expect(failedInJest(join(folder, "missing.json"))).toEqual([])
  })

  it("never takes a run that failed, ran nothing or did not report for a success", () => {
    expect(countJest(report({ numPassedTests: 7 }), 1).failed).toBe(1)
    expect(countPlaywright(report({ stats: {} }), 0).failed).toBe(1)
    expect(countPlaywright(join(folder, "missing.json"), 0).failed).toBe(1)
  })

  it("takes a run that found no test for good only where there may be none", () => {
    const path = report({ numTotalTests: 0, numPassedTests: 0 })
    expect(countJest(path, 0).failed).toBe(1)
    expect(countJest(path, 0, true)).toEqual({ passed: 0, failed: 0 })
    expect(countJest(path, 1, true).failed).toBe(1)
    expect(countJest(join(folder, "missing.json"), 0, true).failed).toBe(1)
  })

  it("adds everything up", () => {
    expect(sum([countCheck(0), countCheck(2), { passed: 3, failed: 1 }])).toEqual({
      passed: 4,
      failed: 2,
    })
  })
})

describe("the output of a build", () => {
  it("is told as progress where a step took its time", () => {
    expect(progressOf("success createPages - 0.812s")).toBe("createPages (0.812s)")
    expect(
      progressOf("\u001b[32msuccess\u001b[39m run queries in workers - 1.2s - 60/60 50/s"),
    ).toBe("run queries in workers (1.2s)")
    expect(progressOf("success load gatsby config - 0.01s")).toBeUndefined()
  })

  it("is cut down to the one message that says what is wrong", () => {
    const output = [
      "success open and validate gatsby-configs - 0.1s",
      "",
      " ERROR  #11321  API.NODE.EXECUTION",
      "",
      '"gatsby-node.ts" threw an error while running the createPages lifecycle:',
      "",
      "location “400 Testaccio” (id 3): the field “timeZone” is empty.",
      "It needs an IANA time zone.",
      "",
      "    at create (/srv/site/src/x.ts:3:4)",
      "not finished createPages - 0.2s",
      "error Command failed",
    ].join("\n")
    expect(errorOf(output)).toBe(
      "location “400 Testaccio” (id 3): the field “timeZone” is empty.\nIt needs an IANA time zone.",
    )
  })

  it("shows no insides of an error nobody foresaw", () => {
    const output = [
      " ERROR  #11321  API.NODE.EXECUTION",
      "",
      "Invalid or incomplete schema, unknown type: Stockist.",
      "",
      "> 1 | !function(e,t,n,r){var s=globalThis}",
      "    | ^",
      "Invalid or incomplete schema, unknown type: Stockist.",
      "  - gatsby-node.js:1 u",
      "    /srv/site/.cache/compiled/gatsby-node.js:1:23958",
    ].join("\n")
    expect(errorOf(output)).toBe("Invalid or incomplete schema, unknown type: Stockist.")
  })

  it("says nothing of its own where no error was reported", () => {
    expect(errorOf("success createPages - 1s")).toBeUndefined()
  })
})
