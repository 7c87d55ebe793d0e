import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { BookView } from "../../../../src/views/book/book-view"
import type { BookModel } from "../../../../src/content/pages/book"
import { bookableVenue, pageText, venueIn } from "../venue-fixtures"

const online = bookableVenue(venueIn("Rome", "400 Trastevere"), {
  method: "online",
  url: "https://tables.example.test/trastevere",
  maxPartySize: 8,
  noticeHours: 2,
})
const byPhone = bookableVenue(venueIn("Milan", "400 Isola"), { method: "phone", noticeHours: 48 })
const walkIn = bookableVenue(venueIn("London", "Madia Borough"), { method: "walkIn" })
const soon = bookableVenue(
  venueIn("Rome", "400 Testaccio", {
    hours: {
      timeZone: "Europe/Rome",
      status: "openingSoon",
      statusNote: "We open in March.",
      weekly: [],
      exceptions: [],
    },
  }),
  { method: "online", url: "https://tables.example.test/testaccio" },
)

const model: BookModel = {
  page: pageText("Book a table"),
  venues: [online, byPhone, walkIn, soon],
  tastingMenus: [{ title: "Brace", slug: "brace", venues: [online.slug] }],
  events: [],
}

/** The entry of one venue in the list. */
function entryOf(name: string): HTMLElement {
  const entry = screen.getByRole("heading", { level: 3, name }).closest("article")
  if (!entry) throw new Error(`No entry for ${name}`)
  return entry
}

beforeEach(() => window.history.replaceState(null, "", "/book"))

describe("booking at every venue", () => {
  it("stands in the HTML under an anchor for each venue", () => {
    window.history.replaceState(null, "", "/book?venue=400-isola")

    const html = renderToString(<BookView model={model} />)

    for (const { slug, name } of model.venues) {
      expect(html).toContain(`id="${slug}"`)
      expect(html).toContain(`href="/book?venue=${slug}#${slug}"`)
      expect(html).toContain(name)
    }
    expect(html).toContain("https://tables.example.test/trastevere")
  })

  it("is the form on the page of a venue that is not open yet, which is written about when it is", () => {
    render(<BookView model={model} />)
    const ask = within(entryOf("400 Testaccio")).getByRole("link", {
      name: /^Tell me when it opens ?, 400 Testaccio$/,
    })
    expect(ask).toHaveAttribute("href", `${soon.path}#tell-me`)
    expect(screen.getAllByRole("link", { name: /Tell me/ })).toHaveLength(1)
  })

  it("is a link where the venue books online, with party size and notice", () => {
    render(<BookView model={model} />)

    const entry = within(entryOf("400 Trastevere"))

    expect(entry.getByRole("link", { name: /^Book a table/ })).toHaveAttribute(
      "href",
      "https://tables.example.test/trastevere",
    )
    expect(entry.getByText(/Up to 8 guests online/)).toBeInTheDocument()
    expect(entry.getByText("At least 2 hours ahead")).toBeInTheDocument()
  })

  it("is asked of the booking server where there are no scripts, and a venue gives its tables away here", () => {
    const own = bookableVenue(venueIn("Milan", "400 Navigli"), { method: "own" })
    const html = renderToString(<BookView model={{ ...model, venues: [own, walkIn] }} />)
    const [, entry = ""] = html.split(`<article class="booking-venue" id="${own.slug}"`)
    expect(/<noscript><style>.*?<a [^>]*href="([^"]*)"/.exec(entry)?.[1]).toBe(
      `/api/booking/times?venue=${own.slug}`,
    )
  })

  it("is a call where the venue books by phone", () => {
    render(<BookView model={model} />)

    const entry = within(entryOf("400 Isola"))

    expect(entry.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+390655501400")
    expect(entry.getByText("At least 2 days ahead")).toBeInTheDocument()
  })

  it("says that one walks in where no table is kept", () => {
    render(<BookView model={model} />)

    expect(within(entryOf("Madia Borough")).getByText(/just walk in/)).toBeInTheDocument()
  })

  it("is not offered by a venue that is not open, which says why", () => {
    render(<BookView model={model} />)

    const entry = within(entryOf("400 Testaccio"))

    expect(entry.queryByRole("link", { name: /^Book/ })).not.toBeInTheDocument()
    expect(entry.getByText("We open in March.")).toBeInTheDocument()
  })
})

describe("the venue chooser", () => {
  it("shows how to book the chosen venue and keeps the choice in the address", async () => {
    render(<BookView model={model} />)

    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Where would you like to eat?" }),
      "400 Isola, Milan",
    )

    const answer = within(screen.getByRole("status"))
    expect(answer.getByText("Book by phone")).toBeInTheDocument()
    expect(window.location.search).toBe("?venue=400-isola")
  })

  it("asks nobody to choose from one venue, scripts or none", () => {
    const alone = <BookView model={{ ...model, venues: [online] }} />
    const html = renderToString(alone)
    expect(html).toContain('<input type="hidden" name="venue" value="400-trastevere"/>')
    expect(html).not.toContain("Where would you like to eat?")

    render(alone)
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument()
    expect(
      within(screen.getByRole("status")).getByText("Up to 8 guests online", { exact: false }),
    ).toBeVisible()
    expect(window.location.search).toBe("")
    expect(screen.getByRole("status")).not.toHaveTextContent(/do not have/)
  })

  it("says which the one venue is that is left, where the link names another", () => {
    window.history.replaceState(null, "", "/book?venue=400-navigli")
    render(<BookView model={{ ...model, venues: [online] }} />)
    expect(screen.getByRole("status")).toHaveTextContent(
      "The link names a venue we do not have, or not any more. This is 400 Trastevere.",
    )
  })

  it("chooses by a venue’s link where it stands, unless another tab is wanted", async () => {
    render(<BookView model={model} />)
    const link = screen.getByRole("link", { name: "400 Isola Milan" })
    let isBrowsers: boolean | undefined
    const look = (event: Event): void => {
      isBrowsers = !event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener("click", look, { once: true })
    fireEvent.click(link, { ctrlKey: true })
    expect(isBrowsers).toBe(true)
    expect(screen.getByRole("combobox")).toHaveValue("")

    await userEvent.click(link)

    expect(window.location.search).toBe("?venue=400-isola")
    expect(window.location.hash).toBe("")
    expect(screen.getByRole("combobox")).toHaveFocus()
    expect(screen.getByRole("combobox")).toHaveValue("400-isola")
    expect(link).not.toBeInTheDocument()
  })

  it("has a link for each of many venues where there are no scripts", () => {
    const unscripted = (count: number) => {
      const many = Array.from({ length: count }, (_, index) =>
        bookableVenue(venueIn("Rome", `Oven ${index}`), { method: "walkIn" }),
      )
      const html = renderToString(<BookView model={{ ...model, venues: many }} />)
      return [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, held]) => held).join("")
    }
    expect(unscripted(9)).toContain('href="/book?venue=oven-8#oven-8"')
    expect(unscripted(300)).toContain("How to get a table")
    // Where that button leads to, of a venue without tables of its own.
    expect(unscripted(300)).toMatch(/<a [^>]*id="oven-299"/)
  })

  it("offers many by their towns, and leads from the name of each to its own form", () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      bookableVenue(venueIn(at % 2 ? "Rome" : "Milan", `Oven ${at}`), {
        method: at < 2 ? "own" : "walkIn",
      }),
    )
    render(<BookView model={{ ...model, venues: many }} />)
    const rome = within(screen.getByRole("group", { name: "Rome" }))
    expect(rome.getAllByRole("option")).toHaveLength(30)
    const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href")
    expect([hrefOf("Oven 1"), hrefOf("Oven 2")]).toEqual([`${many[1]?.path}#table`, many[2]?.path])
  })

  it("starts with the venue of the link", () => {
    window.history.replaceState(null, "", "/book?venue=400-trastevere")

    render(<BookView model={model} />)

    expect(screen.getByRole("combobox")).toHaveValue("400-trastevere")
    expect(
      within(screen.getByRole("status")).getByRole("link", { name: /^Book a table/ }),
    ).toBeInTheDocument()
  })

  it("says so where the link names a venue that is not there", async () => {
    window.history.replaceState(null, "", "/book?venue=atlantis")
    render(<BookView model={model} />)
    const answer = screen.getByRole("status")
    expect(answer).toHaveTextContent(/names a venue we do not have/)
    expect(answer).not.toHaveTextContent("atlantis")
    expect(screen.getByRole("link", { name: "400 Isola Milan" })).toBeInTheDocument()

    await userEvent.selectOptions(screen.getByRole("combobox"), "400-trastevere")

    expect(answer).not.toHaveTextContent(/do not have/)
  })
})

it("leads on to the contact page where there is no venue", () => {
  render(<BookView model={{ ...model, venues: [] }} />)

  expect(screen.getByRole("heading", { name: "Nothing here yet" })).toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact")
})

it.each([
  ["cancelled", "Dough class is cancelled."],
  ["postponed", "Dough class is postponed."],
  ["soldOut", "Dough class is sold out."],
  ["ticketed", "Dough class needs a ticket."],
] as const)(
  "says of an event that is %s why it cannot be booked, and leads to it",
  (closed, why) => {
    // Nor is a menu booked in its place.
    window.history.replaceState(null, "", "/book?venue=400-trastevere&event=dough-class&menu=brace")
    const off = { title: "Dough class", slug: "dough-class", venues: [online.slug], closed }
    render(<BookView model={{ ...model, events: [off] }} />)
    expect(screen.getByRole("status")).toHaveTextContent(why)
    expect(screen.getByRole("status")).not.toHaveTextContent(/For (Dough class|Brace)/)
    const more = within(screen.getByRole("status")).getByRole("link", {
      name: "More about Dough class",
    })
    expect(more).toHaveAttribute("href", "/whatson/dough-class")
  },
)

describe("a tasting menu that was chosen before", () => {
  it("is named beside the way to a table", () => {
    window.history.replaceState(null, "", "/book?venue=400-trastevere&menu=brace")
    render(<BookView model={model} />)
    expect(screen.getByRole("status")).toHaveTextContent("For Brace: say its name when you book")
  })

  it.each(["venue=400-isola&menu=brace", "venue=400-trastevere&event=called-off-since"])(
    "is not promised where it is not served, and neither is an event that is off: %s",
    (chosen) => {
      window.history.replaceState(null, "", `/book?${chosen}`)
      render(<BookView model={model} />)
      expect(screen.getByRole("status")).not.toHaveTextContent("Brace")
      expect(screen.getByRole("status")).toHaveTextContent(/cannot be booked here, or not any more/)
    },
  )
})
