import { waitFor } from "@testing-library/react"
import { focusHeadings } from "../../../src/runtime/route-focus"

/** A page as Gatsby has rendered it; the router then focuses what is around it. */
function arrive(address: string, main: string): void {
  history.replaceState(null, "", address)
  document.body.innerHTML = `
    <div id="gatsby-focus-wrapper" tabindex="-1"><main id="content" tabindex="-1">${main}</main></div>
    <div id="gatsby-announcer" aria-live="assertive"></div>`
  focusHeadings()
  document.getElementById("gatsby-focus-wrapper")?.focus()
}

const announces = (): string | null | undefined =>
  document.getElementById("gatsby-announcer")?.getAttribute("aria-live")

describe("after a change of page", () => {
  const page = `<h1>What’s on</h1><article id="jazz"><p>Sunday</p><h2>Jazz</h2></article>`

  it.each([
    ["/whatson", "What’s on", "off"],
    ["/whatson#content", "What’s on", "off"],
    ["/whatson#no-such-part", "What’s on", "off"],
    ["/whatson#50%", "What’s on", "off"],
    ["/whatson#jazz", "Jazz", "assertive"],
    ["/whatson#%6Aazz", "Jazz", "assertive"],
  ])("%s is begun at “%s”, the announcer %s", (address, heading, announcer) => {
    arrive(address, page)
    expect(document.activeElement).toHaveTextContent(heading)
    expect(document.activeElement?.tagName).toMatch(/^H[12]$/)
    expect(announces()).toBe(announcer)
  })

  it("a page without a heading is begun where its content begins, and announced", () => {
    arrive("/bare", "<p>Nothing but a line</p>")
    expect(document.activeElement).toBe(document.querySelector("main"))
    expect(announces()).toBe("assertive")
  })

  it("a link that a fragment points to stays within reach of Tab", () => {
    arrive("/bare#way-on", `<a id="way-on" href="/">Home</a>`)
    expect(document.activeElement).toHaveTextContent("Home")
    expect(document.activeElement).not.toHaveAttribute("tabindex")
  })

  it("a page that a closing menu still keeps asleep gets the focus when it wakes", async () => {
    const asleep = (): undefined => undefined
    const focus = jest.spyOn(HTMLElement.prototype, "focus")
    focus.mockImplementationOnce(asleep).mockImplementationOnce(asleep)
    arrive("/whatson", page)
    expect(document.activeElement).toBe(document.body)
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector("h1")))
    focus.mockRestore()
  })
})
