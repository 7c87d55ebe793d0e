import { createMetricReporter } from "../../../src/runtime/tag-manager/metric-reporter"

type Metric = Parameters<ReturnType<typeof createMetricReporter>>[0]

const lcp = (value: number, more: Partial<Metric> = {}): Metric => ({
  name: "LCP",
  id: "v6-1",
  value,
  rating: "good",
  navigationType: "navigate",
  ...more,
})

function turn(state: "hidden" | "visible"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true })
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
}

describe("a web vital", () => {
  let report: ReturnType<typeof createMetricReporter>
  const dataLayer: NonNullable<typeof window.dataLayer> = []
  const told = () => dataLayer.map(({ webVitalsMeasurement }) => webVitalsMeasurement)

  beforeEach(() => {
    jest.useFakeTimers()
    dataLayer.length = 0
    report = createMetricReporter(dataLayer)
  })
  afterEach(() => {
    turn("visible")
    jest.useRealTimers()
  })

  it("is told once it has stood still for 3 s, as whole milliseconds", () => {
    report(lcp(900))
    jest.advanceTimersByTime(2999)
    report(lcp(1234.5))
    jest.advanceTimersByTime(2999)
    expect(dataLayer).toEqual([])
    jest.advanceTimersByTime(1)
    jest.advanceTimersByTime(60_000)
    expect(dataLayer).toEqual([
      {
        event: "core-web-vitals",
        webVitalsMeasurement: {
          name: "LCP",
          id: "v6-1",
          value: 1235,
          delta: 1235,
          rating: "good",
          navigationType: "navigate",
        },
      },
    ])
  })

  it("does not wait for another", () => {
    report(lcp(900))
    jest.advanceTimersByTime(2000)
    report(lcp(0.0504, { name: "CLS", id: "v6-2" }))
    jest.advanceTimersByTime(1000)
    expect(told()).toEqual([expect.objectContaining({ name: "LCP" })])
    jest.advanceTimersByTime(2000)
    expect(told()[1]).toMatchObject({ name: "CLS", value: 50 })
  })

  it.each([
    ["hidden", () => turn("hidden")],
    ["left", () => window.dispatchEvent(new Event("pagehide"))],
  ])("is told at once, and once, when the page is %s", (_, go) => {
    report(lcp(900))
    go()
    expect(told()).toEqual([expect.objectContaining({ value: 900 })])
    go()
    jest.advanceTimersByTime(60_000)
    expect(dataLayer).toHaveLength(1)
  })

  it("is told at once when the library has its last word after that", () => {
    turn("hidden")
    report(lcp(80, { name: "INP" }))
    expect(told()).toEqual([expect.objectContaining({ name: "INP", value: 80 })])
  })

  it("is told again when it changes, with the difference; not when it is the same", () => {
    report(lcp(100.4, { name: "INP" }))
    turn("hidden")
    turn("visible")
    report(lcp(99.8, { name: "INP" }))
    jest.advanceTimersByTime(3000)
    expect(dataLayer).toHaveLength(1)
    report(lcp(240, { name: "INP", rating: "needs-improvement" }))
    jest.advanceTimersByTime(3000)
    expect(told()[1]).toMatchObject({
      id: "v6-1",
      value: 240,
      delta: 140,
      rating: "needs-improvement",
    })
  })
})
