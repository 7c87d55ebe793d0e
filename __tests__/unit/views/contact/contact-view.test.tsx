import { render, screen, within } from "@testing-library/react"
import type { ContactModel } from "../../../../src/content/pages/contact"
import { ContactView } from "../../../../src/views/contact/contact-view"
import { pageText, venueIn } from "../venue-fixtures"

const soho = venueIn("London", "400 Soho")
const { slug, name, path, address, hours } = soho
const choices = [{ slug, name, path, city: address.city, status: hours.status }]
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
  expect(venues().getByRole("link", { name: "400 Soho" })).toHaveAttribute("href", soho.path)
  const many = [
    ...choices,
    ...Array.from({ length: 200 }, (_, at) => ({
      ...soho,
      slug: `${at}`,
      city: "London",
      status: "open" as const,
    })),
  ]
  rerender(<ContactView model={{ ...model, venues: [], choices: many }} subjects={[]} />)
  expect(venues().getByRole("link", { name: "All venues" })).toHaveAttribute("href", "/locations")
  expect(screen.getAllByRole("option", { name: "400 Soho" })[0]).toBeInTheDocument()
})
