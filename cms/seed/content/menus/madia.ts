import { brand } from "../../references"
import type { Content } from "../../types"
import { dish } from "./dish"

export const madiaBakery: Content<"menus"> = {
  title: "From the chest",
  slug: "madia-bakery",
  kind: "bakery",
  brand: brand("madia"),
  currency: "EUR",
  introduction: "Until it’s gone, which is usually about two.",
  sections: [
    {
      title: "Bread",
      description: "All raised by the Lodger, our starter.",
      items: [
        dish(
          "Country loaf",
          "Stone-milled wheat, dark crust, keeps a week if you can.",
          { Half: 3.5, Whole: 6.5 },
          ["gluten"],
          ["vegan"],
        ),
        dish("Rye and caraway", "Dense, sour, improves on day three.", 6, ["gluten"], ["vegan"]),
        dish("Sesame ring", "For carrying home on your arm.", 3, ["gluten", "sesame"], ["vegan"]),
      ],
    },
    {
      title: "Sweet",
      items: [
        dish(
          "Maritozzo",
          "Whipped cream, as much as the bun can bear.",
          3.8,
          ["gluten", "eggs", "milk"],
          ["vegetarian"],
          "dish-maritozzo",
        ),
        dish(
          "Sfogliatella",
          "Ricotta, semolina, candied orange, forty layers of noise.",
          3.2,
          ["gluten", "milk", "eggs", "sulphites"],
          ["vegetarian"],
        ),
        dish(
          "Almond and lemon slice",
          "No flour in it at all.",
          3.5,
          ["nuts", "eggs"],
          ["vegetarian"],
        ),
        dish(
          "Lemon-leaf bun",
          "Lemon-leaf sugar, a thumbprint of jam.",
          3,
          ["gluten", "eggs", "milk"],
          ["vegetarian"],
        ),
      ],
    },
    {
      title: "Noon",
      items: [
        dish(
          "Focaccia",
          "Oil, rosemary, salt.",
          { Square: 2.5, Tray: 18 },
          ["gluten"],
          ["vegan"],
          "dish-focaccia",
        ),
        dish("Focaccia with mortadella", "Split while hot. Provolone optional, not really.", 6, [
          "gluten",
          "milk",
          "nuts",
        ]),
        dish(
          "Soup",
          "Ask what the greengrocer was proud of.",
          6.5,
          ["celery", "gluten"],
          ["vegan", "glutenFreeOption"],
        ),
        dish(
          "Coffee",
          "Short, at the counter, already stirred if you look like you need it.",
          { Espresso: 1.2, Macchiato: 1.3, Cappuccino: 1.8 },
          ["milk"],
          ["vegetarian", "veganOption"],
        ),
      ],
    },
  ],
  note: "Everything is baked in one room with wheat, nuts, sesame and eggs about. The mortadella is studded with pistachio.",
}

export const madiaWine: Content<"menus"> = {
  title: "After the flour",
  slug: "madia-wine",
  kind: "dinner",
  brand: brand("madia"),
  currency: "EUR",
  introduction:
    "From six. Growers we have met, vines we have walked between, toast we made this morning.",
  sections: [
    {
      title: "By the glass",
      items: [
        dish(
          "Catalanesca",
          "White from the shoulder of the volcano; smoke, broom, apricot skin.",
          { Glass: 5.5, Bottle: 26 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "Asprinio, sparkling",
          "From vines trained up poplars. Somebody climbs a ladder for this.",
          { Glass: 6, Bottle: 29 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "Piedirosso",
          "Light red, violets, a bitter wink at the end.",
          { Glass: 5, Carafe: 14, Bottle: 23 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "Aglianico, aged",
          "Seven years old and only now willing to talk.",
          { Glass: 8.5, Bottle: 42 },
          ["sulphites"],
          ["vegan"],
        ),
      ],
    },
    {
      title: "On toast",
      items: [
        dish("Butter and anchovy", "Cold butter, thick as a roof tile.", 6, [
          "gluten",
          "fish",
          "milk",
        ]),
        dish(
          "Escarole",
          "Braised with raisins, pine nuts and olives.",
          6.5,
          ["gluten", "sulphites"],
          ["vegan"],
        ),
        dish("Chicken liver", "Marsala, sage, a sharp pickle.", 7.5, [
          "gluten",
          "milk",
          "sulphites",
        ]),
        dish(
          "Provola and honey",
          "Melted in the last of the oven’s heat.",
          7,
          ["gluten", "milk"],
          ["vegetarian"],
        ),
        dish("Cuttlefish and peas", "Spring on toast; in other months, clams.", 9, [
          "gluten",
          "molluscs",
          "sulphites",
        ]),
      ],
    },
  ],
  note: "Gluten-free crispbread is baked elsewhere and kept wrapped; ask and we’ll swap it in, though crumbs travel.",
}

export const madiaBermondsey: Content<"menus"> = {
  title: "The arch bakery",
  slug: "madia-bermondsey-bakery",
  kind: "bakery",
  brand: brand("madia"),
  currency: "GBP",
  introduction: "What the arch bakes when the arch is dry. Prices as they will be when we reopen.",
  sections: [
    {
      title: "Bread",
      items: [
        dish(
          "Country loaf",
          "English heritage wheat, the same starter, a crust you can knock on.",
          { Half: 3.2, Whole: 5.8 },
          ["gluten"],
          ["vegan"],
        ),
        dish(
          "Bermondsey tin",
          "A sandwich loaf that has read a few books.",
          4.8,
          ["gluten"],
          ["vegan"],
        ),
        dish("Oat and stout", "Porridge oats, black beer, treacle.", 5.5, ["gluten"], ["vegan"]),
      ],
    },
    {
      title: "Buns and slices",
      items: [
        dish(
          "Maritozzo",
          "Jersey cream. The bun is a formality.",
          4.2,
          ["gluten", "eggs", "milk"],
          ["vegetarian"],
          "dish-maritozzo",
        ),
        dish(
          "Focaccia",
          "Oil, rosemary, salt.",
          { Square: 3, Tray: 21 },
          ["gluten"],
          ["vegan"],
          "dish-focaccia",
        ),
        dish(
          "Cheese and mustard twist",
          "Breakfast, if you are brave.",
          3.6,
          ["gluten", "milk", "mustard", "eggs"],
          ["vegetarian"],
        ),
        dish(
          "Rhubarb and almond bun",
          "When there is rhubarb.",
          3.8,
          ["gluten", "milk", "eggs", "nuts"],
          ["vegetarian"],
        ),
        dish(
          "Filter coffee",
          "A mug, refilled while the trains run.",
          3,
          [],
          ["vegan", "glutenFree", "alcoholFree"],
        ),
      ],
    },
  ],
  note: "Baked in one room with wheat, oats, nuts, sesame, eggs and milk.",
}
