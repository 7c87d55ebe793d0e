import { describe, expect, it } from "@jest/globals"
import { BuildFailure } from "../../../lib/build-failure"
import type { BuildRequest } from "../../../builder/build-request"
import { whileContentChanges } from "../../../builder/while-content-changes"

/** @param fingerprints what the content is after each build that failed */
async function building(failures: readonly Error[], fingerprints: readonly string[]) {
  const requests: BuildRequest[] = []
  const remaining = [...fingerprints]
  const outcome = await whileContentChanges(
    { contentFingerprint: "before", lastSequence: 4, cold: true },
    (request) => {
      requests.push(request)
      const failure = failures[requests.length - 1]
      return failure ? Promise.reject(failure) : Promise.resolve("a release")
    },
    () => Promise.resolve(remaining.shift() ?? "unknown"),
  ).catch((error: unknown) => error)
  return { outcome, requests }
}

const gate = () => new BuildFailure("A page is missing.", "gate")

describe("a build that finds a fault", () => {
  it("is made once more with what the caches hold where the content has changed meanwhile", async () => {
    const { outcome, requests } = await building([gate()], ["after"])
    expect(outcome).toBe("a release")
    expect(requests).toEqual([
      { contentFingerprint: "before", lastSequence: 4, cold: true },
      { contentFingerprint: "after", lastSequence: 4, cold: false },
    ])
  })

  it("says so where the content is as it was", async () => {
    const failure = gate()
    const { outcome, requests } = await building([failure], ["before"])
    expect(outcome).toBe(failure)
    expect(failure.kind).toBe("gate")
    expect(requests).toHaveLength(1)
  })

  it("says so after the third time, and what earlier builds left is not to blame", async () => {
    const { outcome, requests } = await building([gate(), gate(), gate()], ["1", "2", "3"])
    expect(outcome).toMatchObject({ kind: "content", message: "A page is missing." })
    expect(requests).toHaveLength(3)
  })

  it("of the software or the CMS is not made again here", async () => {
    const failure = new BuildFailure("It was killed.", "other")
    const { outcome, requests } = await building([failure], ["after"])
    expect(outcome).toBe(failure)
    expect(requests).toHaveLength(1)
  })
})
