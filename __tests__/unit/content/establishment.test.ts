import { expect, it } from "@jest/globals"
import { establishmentOf } from "../../../src/content/establishment"

it("a venue is to search engines what its menus make of it", () => {
  const venueWith = (...kinds: string[]) => establishmentOf(kinds.map((kind) => ({ kind })))
  expect(venueWith()).toBe("FoodEstablishment")
  expect(venueWith("drinks")).toBe("BarOrPub")
  expect(venueWith("drinks", "main")).toBe("Restaurant")
  expect(venueWith("drinks", "bakery")).toBe("Bakery")
})
