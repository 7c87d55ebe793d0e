import { readOrder } from "../../../../shared/ordering/order-form"
import { ALLERGENS } from "../../../../shared/food-labels"
import { askedDish, askedDishes, foodNote } from "../../../../src/texts/card"

it("a note has room for a card of every allergen, what is asked of a dozen dishes, and the guest's own words", () => {
  const card = foodNote(Object.values(ALLERGENS), ["vegan", "gluten free"])
  const dish = "Orecchiette, turnip tops, anchovy and breadcrumbs"
  const asked = askedDishes(Array(12).fill(askedDish(dish, ["vegan", "without gluten"])))
  const own = "We come by bicycle, please pack it flat. ".repeat(8)
  const message = [card, asked, own].join(" ").trim()
  const { entries, problems } = readOrder({ message }, ["message"])
  expect(problems).toEqual({})
  expect(entries.message).toBe(message)
  expect(message.length).toBeGreaterThan(1400)
})
