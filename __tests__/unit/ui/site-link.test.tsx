import { render, screen } from "@testing-library/react"
import { SiteLink } from "../../../src/ui/site-link"

describe("a link", () => {
  it.each([
    "/locations/400-soho?from=home#hours",
    "https://book.example/400",
    "mailto:ciao@400.example",
    "tel:+390655500140",
    "#menus",
  ])("leads to %s without scripts", (href) => {
    render(<SiteLink href={href}>Go</SiteLink>)
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href)
  })

  it("gives another site no hold on the window", () => {
    render(<SiteLink href="https://book.example">Book</SiteLink>)
    expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener")
  })
})
