import { brand, image } from "../references"
import type { Content } from "../types"

export const products: readonly Content<"products">[] = [
  {
    name: "Hand-crushed passata",
    slug: "passata",
    brand: brand("400"),
    format: "680 g jar",
    description:
      "The same plum tomatoes we put on the margherita, crushed, salted and put up within a day of picking. Contains a basil leaf, for company.",
    image: image("product-passata"),
    price: 4.8,
    currency: "EUR",
    ingredients: "Plum tomatoes 99%, sea salt, basil.",
    allergens: [],
    order: 1,
  },
  {
    name: "Ember chilli oil",
    slug: "chilli-oil",
    brand: brand("cenere"),
    format: "250 ml bottle",
    description:
      "Calabrian chillies smoked over the hearth as it dies down, then left in olive oil until it gets the message. Two drops are plenty. You will use five.",
    image: image("product-chilli-oil"),
    price: 9.5,
    currency: "EUR",
    ingredients: "Extra virgin olive oil 94%, smoked chillies 5%, bay leaf, salt.",
    allergens: [],
    order: 2,
  },
  {
    name: "Forty-eight-hour flour",
    slug: "flour",
    brand: brand("400"),
    format: "1 kg bag",
    description:
      "Our pizza flour: soft wheat, stone-milled slowly, strong enough to sit in a cold fridge for two days without sulking. The recipe is on the back.",
    image: image("product-flour"),
    price: 3.9,
    currency: "EUR",
    ingredients: "Soft wheat flour, type 0. Protein 12.8%.",
    allergens: ["gluten"],
    order: 3,
  },
  {
    name: "The dough kit",
    slug: "dough-kit",
    brand: brand("madia"),
    format: "box for 8 pizzas",
    description:
      "Flour, a jar of the Lodger in dried form, passata, a scraper, and instructions written by someone who assumes nothing. All you supply is heat and nerve.",
    image: image("product-dough-kit"),
    price: 32,
    currency: "EUR",
    ingredients:
      "Soft wheat flour; dried sourdough starter (wheat); passata (tomatoes, salt, basil).",
    allergens: ["gluten"],
    order: 4,
  },
  {
    name: "Panettone of the chest",
    slug: "panettone",
    brand: brand("madia"),
    format: "750 g, boxed",
    description:
      "Three days, two rises, hung upside down overnight like a bat. Candied orange made in-house, butter without restraint. From November until they run out.",
    image: image("product-panettone"),
    price: 34,
    currency: "EUR",
    ingredients:
      "Wheat flour, butter (milk), egg yolks, candied orange peel, raisins, sugar, natural yeast (wheat), honey, vanilla, salt. May contain nuts; dried fruit contains sulphites.",
    allergens: ["gluten", "eggs", "milk", "sulphites"],
    order: 5,
  },
]
