import { brand } from "../../references"
import type { Content } from "../../types"
import { dish } from "./dish"

export const sohoPizza: Content<"menus"> = {
  title: "The Soho list",
  slug: "400-soho-pizza",
  kind: "allDay",
  brand: brand("400"),
  currency: "GBP",
  takeaway: true,
  introduction: "The Roman list with a London accent. Same dough, same heat, shorter vowels.",
  sections: [
    {
      title: "At the counter",
      items: [
        dish("Olives, warm", "Gaeta olives, orange peel, bay.", 4.75, [], ["vegan", "glutenFree"]),
        dish("Suppli", "Two of them: rice, ragù, molten middle.", 6.5, [
          "gluten",
          "eggs",
          "milk",
          "celery",
          "sulphites",
        ]),
        dish(
          "Burrata",
          "With charred grapes and last night’s bread.",
          { Half: 7, Whole: 12.5 },
          ["gluten", "milk"],
          ["vegetarian", "glutenFreeOption"],
        ),
        dish(
          "Green salad",
          "Whatever is crisp, a mustard dressing with opinions.",
          6,
          ["mustard", "sulphites"],
          ["vegan", "glutenFree"],
        ),
      ],
    },
    {
      title: "Pizza",
      items: [
        dish(
          "Marinara",
          "Tomato, garlic, oregano, oil.",
          9.5,
          ["gluten"],
          ["vegan"],
          "dish-marinara",
        ),
        dish(
          "Margherita",
          "Tomato, fior di latte, basil, oil.",
          11.5,
          ["gluten", "milk"],
          ["vegetarian", "veganOption"],
          "dish-margherita",
        ),
        dish(
          "Diavola",
          "Calabrian spianata, smoked provola, chilli honey.",
          14.5,
          ["gluten", "milk"],
          ["spicy"],
          "dish-diavola",
        ),
        dish("Mortadella", "Fior di latte, mortadella, stracciatella, pistachio.", 16, [
          "gluten",
          "milk",
          "nuts",
        ]),
        dish(
          "Cinder Court",
          "Smoked haddock, leeks from the embers, crème fraîche, black pepper. Only here.",
          15.5,
          ["gluten", "milk", "fish"],
        ),
        dish(
          "Nduja and clams",
          "Tomato, clams, a spoonful of trouble.",
          16.5,
          ["gluten", "molluscs", "sulphites"],
          ["spicy"],
        ),
        dish(
          "Mushroom",
          "Field mushrooms, miso, parsley, garlic oil.",
          13,
          ["gluten", "soybeans"],
          ["vegan"],
        ),
      ],
    },
    {
      title: "Not pizza",
      description: "There is one pasta. This is it.",
      items: [
        dish(
          "Norma",
          "Rigatoni, ember-roasted aubergine, tomato, salted ricotta, a minute in the oven.",
          13.5,
          ["gluten", "milk"],
          ["vegetarian"],
          "dish-norma",
        ),
      ],
    },
    {
      title: "Sweet",
      items: [
        dish(
          "Tiramisù",
          "Made at noon with the strong coffee.",
          7.5,
          ["gluten", "eggs", "milk"],
          ["vegetarian"],
        ),
        dish(
          "Hazelnut gelato",
          "Piedmont hazelnuts and salt.",
          { "One scoop": 4, "Two scoops": 6.5 },
          ["milk", "nuts"],
          ["vegetarian", "glutenFree"],
        ),
      ],
    },
    {
      title: "To drink",
      items: [
        dish(
          "House wine, red or white",
          "Cesanese or Malvasia, on tap, straight from Lazio.",
          { "125 ml": 5.5, "500 ml": 19.5 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "400 lager",
          "Brewed in Bermondsey with our toasted crusts.",
          { Half: 3.6, Pint: 6.8 },
          ["gluten"],
          ["vegan"],
        ),
        dish(
          "Blood-orange soda",
          "House-made, properly sour.",
          4,
          [],
          ["vegan", "glutenFree", "alcoholFree"],
        ),
      ],
    },
  ],
  note: "Every dough contains wheat and the oven is shared, so we cannot cater safely for coeliac guests at the pizza end. A discretionary service charge of 12.5% is added and goes to the team, all of it.",
}
