import { render, screen, within } from "@testing-library/react"
import type { FooterModel } from "../../../../src/content/footer"
import { FooterView } from "../../../../src/views/footer/footer-view"

const model: FooterModel = {
  groupName: "Quattrocento",
  legalName: "Quattrocento S.r.l.",
  description: "Three restaurants.",
  email: "ciao@quattrocento.example",
  phone: undefined,
  socialLinks: [],
  registeredAddress: undefined,
  companyNumber: undefined,
  columns: [{ heading: "Eat", links: [{ label: "Menus", href: "/menus" }] }],
  legal: [],
  venues: [{ name: "400 Soho", path: "/locations/400-soho", city: "London" }],
  hasMoreVenues: false,
}

test("every page leads to the news by mail, and has no form for it itself", () => {
  render(<FooterView model={model} />)
  const footer = within(screen.getByRole("contentinfo"))
  expect(footer.getByRole("link", { name: "News by mail" })).toHaveAttribute(
    "href",
    "/news#newsletter",
  )
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument()
})

test("every page leads to the list of venues where it does not name them all", () => {
  const { rerender } = render(<FooterView model={model} />)
  const all = { name: "All venues" }
  expect(screen.queryByRole("link", all)).not.toBeInTheDocument()
  rerender(<FooterView model={{ ...model, venues: [], hasMoreVenues: true }} />)
  expect(screen.getByRole("link", all)).toHaveAttribute("href", "/locations")
})
