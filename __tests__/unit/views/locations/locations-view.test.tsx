import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { LocationsView } from "../../../../src/views/locations/locations-view"
import type { VenueHours } from "../../../../src/content/hours"
import type { LocationsModel } from "../../../../src/content/pages/locations"
import { answerPositionWith, pageText, venueIn } from "../venue-fixtures"

const listed = (...venue: Parameters<typeof venueIn>) => {
  const summary = venueIn(...venue)
  return { ...summary, map: undefined, town: summary.address.city }
}
const shut: VenueHours = { ...listed("London", "Shut").hours, weekly: [] }
const brace = { name: "Brace", slug: "brace", path: "/brace", accentColour: "#e2725b" }

const model: LocationsModel = {
  page: pageText("Our venues"),
  brands: [
    { name: "400", slug: "400" },
    { name: "Brace", slug: "brace" },
  ],
  venues: [
    listed("Rome", "400 Trastevere"),
    listed("London", "400 Borough", { hours: shut }),
    listed("Milan", "Brace Navigli", { brand: brace }),
  ],
}

const shownVenues = (): (string | null)[] =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

beforeEach(() => window.history.replaceState({ key: "kept" }, "", "/locations"))

describe("the list of venues", () => {
  it("shows every venue in the HTML, whatever the query says", () => {
    window.history.replaceState(null, "", "/locations?brand=brace")

    const html = renderToString(<LocationsView model={model} />)

    for (const { name } of model.venues) expect(html).toContain(name)
    expect(html).toContain("3 venues")
  })

  it("goes city by city and begins where most kitchens are trading", () => {
    const soon = listed("London", "400 Borough", { hours: { ...shut, status: "openingSoon" } })
    const [rome, , milan] = model.venues
    if (!rome || !milan) throw new Error("The model has too few venues")
    render(
      <LocationsView
        model={{ ...model, venues: [soon, rome, milan, listed("Milan", "400 Brera")] }}
      />,
    )

    expect(shownVenues()).toEqual(["Brace Navigli", "400 Brera", "400 Trastevere", "400 Borough"])
    expect(
      screen.getAllByRole("region").map((region) => region.getAttribute("aria-label")),
    ).toEqual(expect.arrayContaining(["Milan", "Rome", "London"]))
  })

  it("keeps apart two towns of one name, with a map and a choice for each", async () => {
    const abroad = { ...listed("London", "400 Ontario"), town: "London, Canada" }
    const home = { ...listed("London", "400 Soho"), town: "London, United Kingdom" }
    render(<LocationsView model={{ ...model, venues: [home, abroad] }} />)
    for (const [town, venue] of [
      [home.town, "400 Soho"],
      [abroad.town, "400 Ontario"],
    ] as const) {
      const chapter = within(screen.getByRole("region", { name: town }))
      expect(chapter.getAllByRole("heading", { level: 3 })[0]).toHaveTextContent(venue)
    }
    await userEvent.click(screen.getByRole("radio", { name: abroad.town }))
    expect(shownVenues()).toEqual(["400 Ontario"])
  })

  it("leads to each of very many without its picture", () => {
    const line = { ...listed("Rome", "400 Prati"), hero: undefined }
    const { rerender } = render(<LocationsView model={{ ...model, venues: [line] }} />)
    expect(screen.getByRole("link", { name: "400 Prati" })).toHaveAttribute("href", line.path)
    expect(screen.queryByRole("img")).not.toBeInTheDocument()
    rerender(<LocationsView model={model} />)
    expect(screen.getAllByRole("img")).toHaveLength(3)
  })

  it("has the names of very many by their towns, and lines of those that a choice leaves", async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({
      ...listed(at < 30 ? "Rome" : "Milan", `Oven ${at}`),
      hero: undefined,
    }))
    render(<LocationsView model={{ ...model, venues: many }} />)
    expect(shownVenues()).toEqual([])
    expect(screen.getByRole("link", { name: "Oven 99" })).toHaveAttribute("href", many[99]?.path)
    await userEvent.click(screen.getByRole("radio", { name: "Rome" }))
    expect(shownVenues()).toHaveLength(30)
  })

  it("has one main heading and says how many venues there are", () => {
    render(<LocationsView model={model} />)

    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    expect(screen.getByRole("status")).toHaveTextContent("3 venues")
  })

  it("narrows down by brand and keeps the choice in the address", async () => {
    render(<LocationsView model={model} />)

    await userEvent.click(screen.getByRole("radio", { name: "Brace" }))

    expect(shownVenues()).toEqual(["Brace Navigli"])
    expect(screen.getByRole("status")).toHaveTextContent("1 of 3 venues")
    expect(window.location.search).toBe("?brand=brace")
    expect(window.history.state).toEqual({ key: "kept" })
  })

  it("opens with the filters of a shared link and keeps other parameters", async () => {
    window.history.replaceState(null, "", "/locations?city=rome&ref=poster")

    render(<LocationsView model={model} />)

    expect(shownVenues()).toEqual(["400 Trastevere"])
    const cities = screen.getByRole("group", { name: "City" })
    await userEvent.click(within(cities).getByRole("radio", { name: "All" }))
    expect(shownVenues()).toHaveLength(3)
    expect(window.location.search).toBe("?ref=poster")
  })

  it("ignores a brand or city that it does not have", () => {
    window.history.replaceState(null, "", "/locations?brand=nobody&city=atlantis")

    render(<LocationsView model={model} />)

    expect(shownVenues()).toHaveLength(3)
  })

  it("leaves out what is closed at this minute", async () => {
    render(<LocationsView model={model} />)

    await userEvent.click(screen.getByRole("button", { name: "Open now" }))

    expect(shownVenues()).toEqual(["400 Trastevere", "Brace Navigli"])
    expect(screen.getByRole("button", { name: "Open now" })).toHaveAttribute("aria-pressed", "true")
  })

  it("offers all venues again where no venue fits, and keeps the focus on the page", async () => {
    window.history.replaceState(null, "", "/locations?brand=brace&city=rome")
    render(<LocationsView model={model} />)
    expect(shownVenues()).toEqual([])
    expect(screen.getByRole("status")).toHaveTextContent("0 of 3 venues")

    await userEvent.click(screen.getByRole("button", { name: "Show all venues" }))

    expect(shownVenues()).toHaveLength(3)
    expect(window.location.search).toBe("")
    expect(screen.getByRole("heading", { name: "Venues" })).toHaveFocus()
  })

  it("shows the page's own words where there is no venue at all", () => {
    render(<LocationsView model={{ ...model, venues: [] }} />)

    expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeInTheDocument()
  })
})

describe("nearest first", () => {
  it("asks for the position only when pressed", async () => {
    const asked = answerPositionWith({ latitude: 45.5, longitude: 9.2 })
    render(<LocationsView model={model} />)
    expect(asked).not.toHaveBeenCalled()

    await userEvent.click(screen.getByRole("button", { name: "Nearest first" }))

    expect(asked).toHaveBeenCalledTimes(1)
    expect(shownVenues()).toEqual(["Brace Navigli", "400 Trastevere", "400 Borough"])
    expect(screen.getByText("4.5 km from you")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("3 venues, nearest first")
    expect(window.location.search).toBe("")
  })

  it("forgets the position when pressed again", async () => {
    answerPositionWith({ latitude: 45.5, longitude: 9.2 })
    render(<LocationsView model={model} />)
    const button = screen.getByRole("button", { name: "Nearest first" })

    await userEvent.click(button)
    await userEvent.click(button)

    expect(shownVenues()).toEqual(["400 Trastevere", "400 Borough", "Brace Navigli"])
    expect(screen.queryByText(/from you/)).not.toBeInTheDocument()
  })

  it.each([
    [1, /was not shared/],
    [2, /could not be found/],
    [3, /took too long/],
  ])("says why it cannot and keeps the order (code %i)", async (code, message) => {
    answerPositionWith({ code })
    render(<LocationsView model={model} />)

    await userEvent.click(screen.getByRole("button", { name: "Nearest first" }))

    expect(screen.getByRole("status")).toHaveTextContent(message)
    expect(shownVenues()).toEqual(["400 Trastevere", "400 Borough", "Brace Navigli"])
    expect(screen.getByRole("button", { name: "Nearest first" })).toHaveAttribute(
      "aria-pressed",
      "false",
    )
  })
})

describe("near a town that is typed", () => {
  const answerTowns = (answer: Partial<Response>): void => {
    window.fetch = jest.fn().mockResolvedValue({ ok: true, ...answer })
  }

  it("lists what is nearest to it first, says from where, and keeps the question in the address", async () => {
    answerTowns({ json: () => Promise.resolve([["Florence", 43.78, 11.25, "Firenze"]]) })
    render(<LocationsView model={model} />)
    await userEvent.type(screen.getByRole("searchbox", { name: "Near a town" }), "firenze")
    expect((await screen.findAllByText(/from Florence$/)).length).toBe(3)
    expect(shownVenues()).toEqual(["400 Trastevere", "Brace Navigli", "400 Borough"])
    expect(window.location.search).toBe("?near=firenze")
  })

  it("brings who presses Enter to the answer where it is below the fold, and nobody who still types", async () => {
    const scrolledTo: Element[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolledTo.push(this)
    }
    render(<LocationsView model={model} />)
    const [field, status] = [
      screen.getByRole("searchbox", { name: "Near a town" }),
      screen.getByRole("status"),
    ]
    const lies = jest.spyOn(status, "getBoundingClientRect")
    lies.mockReturnValue(new DOMRect(0, window.innerHeight - 100, 300, 20))
    await userEvent.type(field, "borough")
    expect(field).toHaveFocus()
    await userEvent.type(field, "{Enter}")
    expect(status).toHaveFocus()
    expect(scrolledTo).toEqual([status])
    lies.mockReturnValue(new DOMRect(0, 120, 300, 20))
    await userEvent.type(field, "{Enter}")
    expect(scrolledTo).toHaveLength(1)
  })

  it("says that it knows no such town, and keeps the list", async () => {
    render(<LocationsView model={model} />)
    await userEvent.type(screen.getByRole("searchbox", { name: "Near a town" }), "Atlantis")
    expect(await screen.findByText(/We know no town called “Atlantis”/)).toBeInTheDocument()
    expect(shownVenues()).toHaveLength(3)
  })

  it.each(["borough", "00153", "Testaccio"])(
    "knows its own names, districts and postcodes: %s",
    async (typed) => {
      const [rome] = model.venues
      if (!rome) throw new Error("The model has no venue")
      const testaccio = {
        ...rome,
        address: { ...rome.address, district: "Testaccio", postcode: "00153" },
      }
      render(<LocationsView model={{ ...model, venues: [...model.venues.slice(1), testaccio] }} />)
      await userEvent.type(screen.getByRole("searchbox", { name: "Near a town" }), typed)
      const meant = typed === "borough" ? "400 Borough" : "400 Trastevere"
      expect(shownVenues()[0]).toBe(meant)
      expect(screen.getAllByText(/km from 400/)).toHaveLength(2)
    },
  )

  it("takes the place of where the guest is, and the other way round", async () => {
    answerTowns({ json: () => Promise.resolve([["Florence", 43.78, 11.25]]) })
    answerPositionWith({ latitude: 51.5, longitude: -0.1 })
    render(<LocationsView model={model} />)
    const button = screen.getByRole("button", { name: "Nearest first" })
    const field = screen.getByRole("searchbox", { name: "Near a town" })
    await userEvent.click(button)
    expect(shownVenues()[0]).toBe("400 Borough")
    await userEvent.type(field, "florence")
    expect((await screen.findAllByText(/from Florence$/)).length).toBe(3)
    expect(button).toHaveAttribute("aria-pressed", "false")
    await userEvent.click(button)
    expect(field).toHaveValue("")
    expect(screen.getAllByText(/from you$/)).toHaveLength(3)
  })
})
