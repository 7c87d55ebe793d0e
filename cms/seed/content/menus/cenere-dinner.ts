import { brand } from "../../references"
import type { Content } from "../../types"
import { dish } from "./dish"

export const cenereDinner: Content<"menus"> = {
  title: "From the hearth",
  slug: "cenere-dinner",
  kind: "dinner",
  brand: brand("cenere"),
  currency: "EUR",
  introduction:
    "Listed in the order the fire is ready for them. We suggest you order the same way, and share.",
  sections: [
    {
      title: "Flame",
      description: "First light: fast, hot, loud.",
      items: [
        dish(
          "Oysters, two",
          "Opened by the heat alone, beef dripping, lemon.",
          9,
          ["molluscs"],
          ["glutenFree"],
        ),
        dish(
          "Red prawns",
          "Thirty seconds a side, salt, nothing to discuss.",
          { Three: 18, Six: 34 },
          ["crustaceans"],
          ["glutenFree"],
        ),
        dish(
          "Flatbread",
          "Blistered on the bricks; cultured butter with burnt honey.",
          6,
          ["gluten", "milk"],
          ["vegetarian", "veganOption"],
        ),
        dish(
          "Bitter leaves",
          "Radicchio seized over flame, anchovy, egg yolk.",
          12,
          ["fish", "eggs", "sulphites"],
          ["glutenFree"],
        ),
      ],
    },
    {
      title: "Ember",
      description: "The long middle of the evening.",
      items: [
        dish(
          "Ember leeks",
          "Hazelnut, brown butter, sherry vinegar.",
          14,
          ["milk", "nuts", "sulphites"],
          ["vegetarian", "glutenFree"],
          "dish-ember-leeks",
        ),
        dish(
          "Hispi cabbage",
          "Charred whole, miso, sesame, pickled chilli.",
          15,
          ["soybeans", "sesame", "sulphites"],
          ["vegan", "glutenFree", "spicy"],
        ),
        dish(
          "Turbot on the bone",
          "Over the coals, its own juices emulsified with time and elbow.",
          { "For two": 68, "For four": 128 },
          ["fish"],
          ["glutenFree"],
        ),
        dish(
          "Pigeon",
          "Breast over embers, leg confit, sour cherries.",
          34,
          ["sulphites", "celery"],
          ["glutenFree"],
        ),
      ],
    },
    {
      title: "Ash",
      description: "For the patient.",
      items: [
        dish(
          "Beef in ash",
          "Rump cap, vine ash, bone marrow, watercress.",
          38,
          ["celery", "sulphites"],
          ["glutenFree"],
          "dish-ash-beef",
        ),
        dish(
          "Beetroot, six hours",
          "Buried whole, goat’s curd, walnut, its own syrup.",
          18,
          ["milk", "nuts"],
          ["vegetarian", "glutenFree"],
        ),
        dish(
          "Potatoes from the grey",
          "Baked in ash, brushed off, smoked cream.",
          8,
          ["milk"],
          ["vegetarian", "glutenFree", "veganOption"],
        ),
      ],
    },
    {
      title: "Smoke",
      description: "To finish.",
      items: [
        dish(
          "Smoked ricotta tart",
          "Quince, bay leaf, a short crust.",
          11,
          ["gluten", "eggs", "milk"],
          ["vegetarian"],
        ),
        dish(
          "Burnt-milk ice",
          "Tastes of the pan you were told off for. Almond crumble.",
          10,
          ["milk", "nuts"],
          ["vegetarian", "glutenFree"],
        ),
      ],
    },
  ],
  note: "One hearth cooks everything here. We keep separate irons for shellfish and nuts, but smoke goes where it likes: please tell us about allergies when you book.",
}
