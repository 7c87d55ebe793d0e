import { renderHook } from "@testing-library/react"
import { notePageLive } from "../../../../src/ui/use-hydrated"
import { useViewingTime } from "../../../../src/views/shared/use-viewing-time"

const THURSDAY = "2026-11-26T18:30:00.000Z"

afterEach(() => jest.useRealTimers())

it("is of the HTML while that is taken over, and of today in an app that was opened days ago", () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-30T09:15:20Z") })
  document.body.innerHTML = `<main data-listed-from="${THURSDAY}"></main>`
  const listedFrom = () =>
    renderHook(() => useViewingTime()).result.current.listedFrom.toISOString()
  expect(listedFrom()).toBe(THURSDAY)
  notePageLive()
  expect(listedFrom()).toBe("2026-11-30T09:15:00.000Z")
})
