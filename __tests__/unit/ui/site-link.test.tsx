import { render, screen } from "@testing-library/react"
import { SiteLink } from "../../../src/ui/site-link"

jest.mock("gatsby", () => ({
  Link: ({ to, children, ...rest }: { to: string; children: string }) => (
    <a href={to} data-client-side {...rest}>
      {children}
    </a>
  ),
}))

describe("a link", () => {
  it("navigates within the site on the client", () => {
    render(<SiteLink href="/locations/400-soho?from=home#hours">400 Soho</SiteLink>)
    const link = screen.getByRole("link", { name: "400 Soho" })
    expect(link).toHaveAttribute("href", "/locations/400-soho?from=home#hours")
    expect(link).toHaveAttribute("data-client-side")
  })

  it.each(["https://book.example/400", "mailto:ciao@400.example", "tel:+390655500140", "#menus"])(
    "leaves %s to the browser",
    (href) => {
      render(<SiteLink href={href}>Go</SiteLink>)
      expect(screen.getByRole("link")).toHaveAttribute("href", href)
      expect(screen.getByRole("link")).not.toHaveAttribute("data-client-side")
    },
  )

  it("gives another site no hold on the window", () => {
    render(<SiteLink href="https://book.example">Book</SiteLink>)
    expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener")
  })

  it("treats a protocol-relative address as another site", () => {
    render(<SiteLink href="//elsewhere.example/x">Elsewhere</SiteLink>)
    expect(screen.getByRole("link")).not.toHaveAttribute("data-client-side")
  })
})
