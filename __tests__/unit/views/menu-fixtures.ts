import type { Menu } from "../../../src/content/menu"

/** A menu of one section with a dish that contains milk, unless told otherwise. */
export const menu = (changes: Partial<Menu> = {}): Menu => ({
  title: "The list",
  slug: "the-list",
  kind: "allDay",
  introduction: undefined,
  sections: [
    {
      title: "Red",
      description: undefined,
      items: [
        {
          name: "Margherita",
          description: undefined,
          prices: [{ label: undefined, price: { amount: 9, currency: "EUR" } }],
          dietary: ["vegetarian"],
          allergens: ["gluten", "milk"],
          image: undefined,
        },
      ],
    },
  ],
  note: undefined,
  ...changes,
})
