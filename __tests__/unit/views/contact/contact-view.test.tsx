import { render, screen, within } from "@testing-library/react"
import type { ContactModel } from "../../../../src/content/pages/contact"
import { ContactView } from "../../../../src/views/contact/contact-view"
import { pageText, venueIn } from "../venue-fixtures"

const soho = venueIn("London", "400 Soho")
const choices = [{ slug: soho.slug, name: soho.name }]
const model: ContactModel = {
  page: pageText("Contact"),
  venues: [{ ...soho, establishment: "Restaurant" }],
  choices,
}

const venues = () => within(screen.getByRole("region", { name: "Speak to a venue" }))

test("each venue can be called from here, and of very many it leads to the list", () => {
  const { rerender } = render(<ContactView model={model} subjects={[]} />)
  expect(venues().getByRole("heading", { name: "400 Soho" })).toBeVisible()
  expect(venues().queryByRole("link", { name: "All venues" })).not.toBeInTheDocument()
  rerender(<ContactView model={{ ...model, venues: [] }} subjects={[]} />)
  expect(venues().getByRole("link", { name: "All venues" })).toHaveAttribute("href", "/locations")
  expect(screen.getByRole("option", { name: "400 Soho" })).toBeInTheDocument()
})
