import { reportPageView } from "../../../src/runtime/tag-manager/route-events"

let previous: Location | null

/** Gatsby's update for an address; the page's content is there, its head is not yet. */
function show(address: string, { brand }: { brand?: string } = {}): void {
  document.body.innerHTML = brand ? `<main data-page-brand="${brand}"></main>` : "<main></main>"
  history.pushState(null, "", address)
  const location = { ...window.location } as Location
  reportPageView({ location, prevLocation: previous })
  previous = location
}

/** What Gatsby's Head does, some time after the update. */
function putHead(title: string): void {
  document.head.innerHTML = `<title>${title}</title>`
}

const pageView = (path: string, title: string, brand?: string) => ({
  event: "viewPage",
  path,
  title,
  brand,
})

describe("the tag manager hears of a page", () => {
  let told: NonNullable<typeof window.dataLayer>

  beforeEach(() => {
    jest.useFakeTimers()
    previous = null
    window.dataLayer = told = []
    putHead("Forno")
    show("/")
    jest.advanceTimersByTime(50)
    told.length = 0
  })
  afterEach(() => {
    jest.runOnlyPendingTimers()
    jest.useRealTimers()
  })

  it("50 ms after it is shown, once, and that it is no brand's after one that was", () => {
    show("/400?from=home#menu", { brand: "400" })
    putHead("400")
    jest.advanceTimersByTime(49)
    expect(told).toEqual([])
    jest.advanceTimersByTime(1)
    show("/about")
    putHead("About")
    jest.advanceTimersByTime(5000)
    expect(told).toEqual([pageView("/400", "400", "400"), pageView("/about", "About")])
    // The tag manager keeps what it is not told anew.
    expect(told[1]).toHaveProperty("brand")
  })

  it("with its own title, though a busy browser gives the page its head late", () => {
    show("/about")
    jest.advanceTimersByTime(170)
    document.head.innerHTML = ""
    jest.advanceTimersByTime(50)
    expect(told).toEqual([])
    putHead("About")
    jest.advanceTimersByTime(10)
    expect(told).toEqual([pageView("/about", "About")])
  })

  it("in the end, if its head never comes", () => {
    show("/about")
    jest.advanceTimersByTime(1050)
    expect(told).toEqual([pageView("/about", "Forno")])
  })

  it("not when a filter or a fragment changes, even before the page has been told", () => {
    show("/locations")
    show("/locations?city=Rome")
    show("/locations?city=Rome#content")
    putHead("Locations")
    jest.advanceTimersByTime(50)
    show("/locations?city=Lisbon")
    jest.advanceTimersByTime(5000)
    expect(told).toEqual([pageView("/locations", "Locations")])
  })

  it("not when it is left at once for another", () => {
    show("/news")
    putHead("News")
    jest.advanceTimersByTime(30)
    show("/about")
    putHead("About")
    jest.advanceTimersByTime(5000)
    expect(told).toEqual([pageView("/about", "About")])
  })

  it("not at all where there is no tag manager", () => {
    delete window.dataLayer
    show("/about")
    expect(jest.getTimerCount()).toBe(0)
  })
})
