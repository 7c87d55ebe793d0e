import { image, venue } from "../references"
import type { Content } from "../types"

export const tastingMenus: readonly Content<"tasting-menus">[] = [
  {
    title: "Brace",
    slug: "brace",
    summary:
      "Seven courses by falling heat: from an oyster opened by flame to ice cream smoked over the last of the ash. Allow three hours; the fire does.",
    venues: [venue("cenere-testaccio")],
    pricePerGuest: 96,
    currency: "EUR",
    pairing: {
      description:
        "Seven small glasses, from a salty sparkling white to something brown and sweet with no label at all.",
      price: 54,
    },
    courses: [
      {
        name: "Flame",
        description: "One oyster opened by the heat, beef dripping, lemon ash.",
        pairing: "Asprinio, sparkling",
        dietary: ["glutenFree"],
        allergens: ["molluscs"],
      },
      {
        name: "Bread and its smoke",
        description: "Flatbread from the bricks, butter churned with burnt honey.",
        dietary: ["vegetarian"],
        allergens: ["gluten", "milk"],
      },
      {
        name: "Leek",
        description: "Black outside, silk within; hazelnut, brown butter, sherry vinegar.",
        pairing: "Timorasso, three years old",
        image: image("dish-ember-leeks"),
        dietary: ["vegetarian", "glutenFree"],
        allergens: ["milk", "nuts", "sulphites"],
      },
      {
        name: "Turbot",
        description:
          "A slice from the whole fish, grilled on the bone; sauce of the bones, and patience.",
        pairing: "Carricante from the north slope",
        dietary: ["glutenFree"],
        allergens: ["fish"],
      },
      {
        name: "Pigeon",
        description: "Breast over embers; leg, slowly; sour cherries and their stones’ smoke.",
        pairing: "Frappato, cool",
        dietary: ["glutenFree"],
        allergens: ["celery", "sulphites"],
      },
      {
        name: "Beef in ash",
        description:
          "Buried for forty minutes, carved at the hearth. Marrow, watercress, nothing to distract.",
        pairing: "Cesanese from old vines",
        image: image("dish-ash-beef"),
        dietary: ["glutenFree"],
        allergens: ["celery", "sulphites"],
      },
      {
        name: "The last of it",
        description: "Burnt-milk ice, smoked over what the evening left, almond crumble.",
        pairing: "The unlabelled one",
        image: image("plate-last-of-it"),
        dietary: ["vegetarian", "glutenFree"],
        allergens: ["milk", "nuts"],
      },
    ],
    days: ["wednesday", "thursday", "friday", "saturday", "sunday"],
    minimumGuests: 2,
    noticeHours: 24,
    image: image("plate-last-of-it"),
    order: 1,
    seo: {
      title: "Brace: seven courses by fire",
      description:
        "Cenere’s seven-course tasting menu, cooked by falling heat from flame to ash. Courses, pairing, price, days and allergens.",
    },
  },
  {
    title: "Orto",
    slug: "orto",
    summary:
      "Six courses from the garden, all of them through the fire. It happens to contain no meat or fish; it was not designed as an apology.",
    venues: [venue("cenere-testaccio")],
    pricePerGuest: 74,
    currency: "EUR",
    pairing: {
      description:
        "Five glasses and one cold infusion, or six without alcohol: smoked teas, shrubs and a very grown-up tomato water.",
      price: 42,
    },
    courses: [
      {
        name: "Radish, turnip, salt",
        description: "Raw and charred halves of the same roots, whipped white beans.",
        pairing: "Malvasia on its skins",
        image: image("plate-radish"),
        dietary: ["vegan", "glutenFree"],
        allergens: [],
      },
      {
        name: "Tomato, twice",
        description:
          "One from the sun, one from the embers, their water between them. In winter: pumpkin.",
        pairing: "Tomato water, smoked",
        dietary: ["vegan", "glutenFree"],
        allergens: ["celery"],
      },
      {
        name: "Artichoke",
        description: "Roman style, then straight into the coals; mint, garlic, the heart on bread.",
        pairing: "Something sherry-like, to settle the argument",
        dietary: ["vegan"],
        allergens: ["gluten", "sulphites"],
      },
      {
        name: "Cabbage",
        description: "Charred whole, miso, sesame, pickled chilli.",
        pairing: "Grechetto, a little wild",
        dietary: ["vegan", "glutenFree", "spicy"],
        allergens: ["soybeans", "sesame", "sulphites"],
      },
      {
        name: "Beetroot, six hours",
        description: "Buried whole in ash, goat’s curd, walnut, its own syrup.",
        pairing: "Ciliegiolo",
        image: image("plate-beetroot"),
        dietary: ["vegetarian", "glutenFree"],
        allergens: ["milk", "nuts"],
      },
      {
        name: "Quince and smoke",
        description: "Smoked ricotta tart, quince, bay.",
        pairing: "Cold bay-leaf tea with honey",
        dietary: ["vegetarian"],
        allergens: ["gluten", "eggs", "milk"],
      },
    ],
    days: ["wednesday", "thursday", "sunday"],
    minimumGuests: 2,
    noticeHours: 48,
    image: image("plate-beetroot"),
    order: 2,
    seo: {
      title: "Orto: six courses from the garden",
      description:
        "Cenere’s six-course vegetable tasting menu, cooked over oak. Vegetarian, vegan on request. Courses, pairing, price, days and allergens.",
    },
  },
]
