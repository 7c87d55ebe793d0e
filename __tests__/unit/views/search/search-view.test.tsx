import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { notePageLive } from "../../../../src/ui/use-hydrated"
import { replaceQuery } from "../../../../src/ui/use-query"
import { SearchView } from "../../../../src/views/search/search-view"

const entries = [
  { kind: "dish", title: "Marinara", path: "/400#menu-list-2", about: "400, The list" },
  { kind: "venue", title: "400 Trastevere", path: "/locations/400-trastevere" },
]
const fetched = jest.fn()

beforeEach(() => {
  window.history.replaceState(null, "", "/search")
  fetched.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(entries) })
  Object.assign(globalThis, { fetch: fetched })
})

const box = () => screen.getByRole("searchbox", { name: "What are you looking for?" })

describe("the search page", () => {
  // Before the others: what was loaded once is kept.
  it("says so where it cannot be loaded, and tries again when told to", async () => {
    fetched.mockResolvedValueOnce({ ok: false, status: 503 })
    window.history.replaceState(null, "", "/search?q=marinara")
    render(<SearchView />)
    const tryAgain = await screen.findByRole("button", { name: "Try again" })
    await act(() => userEvent.click(tryAgain))
    expect(await screen.findByRole("link", { name: "Marinara" })).toBeInTheDocument()
    expect(box()).toHaveFocus()
  })

  it("loads nothing before it is asked", () => {
    render(<SearchView />)
    expect(fetched).not.toHaveBeenCalled()
  })

  it("offers ways to start from until it is asked, and none in the page that stands for every question", async () => {
    expect(renderToString(<SearchView />).replace(/<noscript>.*<\/noscript>/s, "")).not.toContain(
      "Find a restaurant",
    )
    render(<SearchView />)
    expect(screen.getByRole("link", { name: "Read the menus" })).toHaveAttribute("href", "/menus")
    await userEvent.type(box(), "marinara")
    await screen.findByRole("link", { name: "Marinara" })
    expect(screen.queryByRole("link", { name: "Read the menus" })).not.toBeInTheDocument()
  })

  it("says how much it has found, and keeps the question in the address", async () => {
    render(<SearchView />)
    await userEvent.type(box(), "marinara")
    expect(await screen.findByRole("link", { name: "Marinara" })).toHaveAttribute(
      "href",
      "/400#menu-list-2",
    )
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent("1 result for “marinara”"),
    )
    expect(window.location.search).toBe("?q=marinara")
  })

  it("says why it has found what does not say so itself", async () => {
    const words = "Tomato, garlic, oregano|Vegan"
    fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve([{ ...entries[0], words }]) })
    window.history.replaceState(null, "", "/search?q=garlic")
    render(<SearchView />)
    const result = await screen.findByRole("listitem")
    expect(result).toHaveTextContent("Found by “Tomato, garlic, oregano”")
    expect(result.querySelector("mark")).toHaveTextContent("garlic")
  })

  describe("says when a restaurant is open that is asked for by a time", () => {
    const weekly = [{ day: "saturday", opens: "12:00", closes: "15:00" }]
    const hours = { timeZone: "Europe/Rome", status: "open", weekly, exceptions: [] }
    const venue = { ...entries[1], words: "Pizza", hours }

    beforeEach(() => {
      fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve([venue]) })
      window.history.replaceState(null, "", "/search?q=pizza+tomorrow")
    })
    afterEach(() => jest.useRealTimers())

    it("and says it anew after midnight, where the page stays open", async () => {
      jest.useFakeTimers({ now: new Date("2026-11-27T22:58:30Z") })
      render(<SearchView />)
      await screen.findByText("Tomorrow: 12:00–15:00")
      act(() => jest.advanceTimersByTime(2 * 60_000))
      expect(screen.getByRole("listitem")).toHaveTextContent("Tomorrow: closed")
    })
  })

  it("says which words of a question nothing says, and which a result is without", async () => {
    window.history.replaceState(null, "", "/search?q=marinara+trastevere+umbrella")
    render(<SearchView />)
    await screen.findByText(
      "Nothing here says “umbrella”. Nearest to “marinara trastevere umbrella”:",
    )
    const results = screen.getAllByRole("listitem")
    expect(results.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Without “marinara”"),
      expect.stringContaining("Without “trastevere”"),
    ])
  })

  it("answers what the address asks, cut to what somebody would type", async () => {
    window.history.replaceState(null, "", `/search?q=${"x".repeat(10_000)}`)
    render(<SearchView />)
    expect(await screen.findByText(/^Nothing found for “x{100}”$/)).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Find a restaurant" })).toBeInTheDocument()
  })

  it("begins anew where the address does", async () => {
    window.history.replaceState(null, "", "/search?q=marinara")
    render(<SearchView />)
    await screen.findByRole("link", { name: "Marinara" })
    await userEvent.type(box(), " bread")
    act(() => replaceQuery({ q: undefined }))
    expect(box()).toHaveValue("")
    await userEvent.type(box(), "tras")
    expect(await screen.findByRole("link", { name: "400 Trastevere" })).toBeInTheDocument()
    expect(window.location.search).toBe("?q=tras")
  })

  it("says how many it does not show", async () => {
    const many = Array.from({ length: 50 }, (_, at) => ({
      ...{ kind: "dish", title: `Loaf ${at}`, path: `/menus/bread#${at}` },
    }))
    fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(many) })
    window.history.replaceState(null, "", "/search?q=loaf")
    render(<SearchView />)
    expect(await screen.findByText("The first 40 of 50 results for “loaf”")).toBeInTheDocument()
    expect(screen.getAllByRole("listitem")).toHaveLength(40)
  })

  it("keeps what was typed before it came to life, and answers it", async () => {
    const container = document.createElement("div")
    document.body.append(container)
    container.innerHTML = renderToString(<SearchView />)
    const typed = container.querySelector("input")
    if (typed) typed.value = "marinara "
    render(<SearchView />, { container, hydrate: true })
    expect(await screen.findByRole("link", { name: "Marinara" })).toBeInTheDocument()
    expect(box()).toHaveValue("marinara ")
    expect(window.location.search).toBe("?q=marinara")
  })

  it("stands as it stood for who comes back to it, before anything is loaded anew", async () => {
    window.history.replaceState(null, "", "/search?q=marinara")
    const { unmount } = render(<SearchView />)
    await screen.findByRole("link", { name: "Marinara" })
    notePageLive()
    unmount()
    fetched.mockRejectedValue(new TypeError("Failed to fetch"))
    render(<SearchView />)
    expect(screen.getByRole("link", { name: "Marinara" })).toBeInTheDocument()
    await act(() => waitFor(() => expect(fetched).toHaveBeenCalledTimes(2)))
    expect(screen.getByRole("status")).toHaveTextContent(/^1 result for “marinara”$/)
  })
})
