import { fireEvent, render, screen } from "@testing-library/react"
import { MapLink } from "../../../../src/views/shared/map-link"
import { mapsAppHref } from "../../../../src/views/shared/maps-app"

const soho = { name: "400 Soho", geo: { latitude: 51.5137, longitude: -0.1337 } }
const DEVICES = {
  iPhone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15",
  Android: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36",
  Windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36",
}

test.each([
  ["iPhone", "map", "https://maps.apple.com/?ll=51.5137%2C-0.1337&q=400+Soho"],
  ["iPhone", "directions", "https://maps.apple.com/?daddr=51.5137%2C-0.1337"],
  ["Android", "map", "geo:51.5137,-0.1337?q=51.5137,-0.1337(400%20Soho)"],
  ["Android", "directions", "https://www.google.com/maps/dir/?api=1&destination=51.5137%2C-0.1337"],
  ["Windows", "map", "https://www.google.com/maps/search/?api=1&query=51.5137%2C-0.1337"],
] as const)("a guest with %s finds the %s in their own app", (device, purpose, href) => {
  expect(mapsAppHref({ ...soho, purpose }, { userAgent: DEVICES[device] })).toBe(href)
})

test("without scripts a place is on OpenStreetMap; whoever follows the link is led to their app", () => {
  render(<MapLink {...soho}>Map</MapLink>)
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Map" })
  expect(link.href).toContain("https://www.openstreetmap.org/?mlat=51.5137")
  fireEvent.click(link)
  expect(link.href).toContain("https://www.google.com/maps/")
})
