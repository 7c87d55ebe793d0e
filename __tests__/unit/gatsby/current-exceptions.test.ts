import { describe, expect, it } from "@jest/globals"
import { currentExceptions } from "../../../gatsby/current-exceptions"

const NOW = new Date("2026-11-20T12:00:00Z")
const noon = (day: string): string => `${day}T12:00:00.000Z`

describe("the exceptions to a venue's hours that pages carry", () => {
  it("are those to come and under way, and those whose night may not be over anywhere", () => {
    const kept = [
      { from: noon("2026-11-18"), until: null },
      { from: noon("2026-08-01"), until: noon("2026-11-30") },
      { from: noon("2026-12-24"), until: noon("2026-12-26") },
    ]
    const over = [
      { from: noon("2026-11-17"), until: null },
      { from: noon("2025-12-24"), until: noon("2025-12-26") },
    ]
    expect(currentExceptions([...over, ...kept], NOW)).toEqual(kept)
  })

  it("are all where a query does not ask for their days, or there are none", () => {
    expect(currentExceptions([{ reason: "August" }], NOW)).toEqual([{ reason: "August" }])
    expect(currentExceptions(null, NOW)).toBeNull()
  })
})
