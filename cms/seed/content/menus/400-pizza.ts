import { brand } from "../../references"
import type { Content } from "../../types"
import { dish } from "./dish"

export const pizza: Content<"menus"> = {
  title: "The list",
  slug: "400-pizza",
  kind: "allDay",
  brand: brand("400"),
  currency: "EUR",
  takeaway: true,
  introduction:
    "Forty-eight hours in the making, ninety seconds in the oven. Eat it while we can still see you.",
  sections: [
    {
      title: "While you wait",
      description: "Which is not long.",
      items: [
        dish(
          "Olives, warm",
          "Green olives from Gaeta, orange peel, bay.",
          4.5,
          [],
          ["vegan", "glutenFree"],
        ),
        dish(
          "Suppli",
          "Fried rice, ragù, a heart of mozzarella. One is never enough, so it is two.",
          6,
          ["gluten", "eggs", "milk", "celery", "sulphites"],
        ),
        dish(
          "Anchovies and butter",
          "Salted anchovies, cold butter, a heel of yesterday’s crust.",
          { Half: 6.5, Whole: 11 },
          ["gluten", "fish", "milk"],
        ),
        dish(
          "Puntarelle",
          "Curled chicory, lemon, anchovy. Bitter in a good way.",
          7.5,
          ["fish", "sulphites"],
          ["glutenFree"],
        ),
      ],
    },
    {
      title: "Red",
      description: "On hand-crushed plum tomatoes.",
      items: [
        dish(
          "Marinara",
          "Tomato, Sulmona garlic, mountain oregano, oil. No cheese, no excuses.",
          8,
          ["gluten"],
          ["vegan"],
          "dish-marinara",
        ),
        dish(
          "Margherita",
          "Tomato, fior di latte, basil, oil.",
          9.5,
          ["gluten", "milk"],
          ["vegetarian", "veganOption"],
          "dish-margherita",
        ),
        dish(
          "Bufala",
          "The margherita in its Sunday clothes: buffalo mozzarella, added cold.",
          12.5,
          ["gluten", "milk"],
          ["vegetarian"],
        ),
        dish("Napoli", "Tomato, fior di latte, anchovies, capers from Pantelleria.", 11.5, [
          "gluten",
          "milk",
          "fish",
        ]),
        dish(
          "Diavola",
          "Calabrian spianata, smoked provola, chilli honey.",
          12.5,
          ["gluten", "milk"],
          ["spicy"],
          "dish-diavola",
        ),
        dish("Capricciosa", "Ham, artichokes, mushrooms, olives, and half an egg in dispute.", 13, [
          "gluten",
          "milk",
          "eggs",
          "sulphites",
        ]),
      ],
    },
    {
      title: "White",
      description: "No tomato. Nobody will ask why.",
      items: [
        dish(
          "Mortadella",
          "Fior di latte; then, out of the oven, mortadella, stracciatella, crushed pistachio.",
          14,
          ["gluten", "milk", "nuts"],
        ),
        dish(
          "Potato and rosemary",
          "Thin potatoes, smoked provola, rosemary, a great deal of pepper.",
          11,
          ["gluten", "milk"],
          ["vegetarian"],
        ),
        dish(
          "Quattro",
          "Four cheeses: fior di latte, gorgonzola, provola, pecorino. One honeycomb.",
          13,
          ["gluten", "milk"],
        ),
        dish(
          "Courgette flower",
          "Fior di latte, courgette flowers, anchovy, lemon zest. In season only.",
          13.5,
          ["gluten", "milk", "fish"],
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
          11.5,
          ["gluten", "milk"],
          ["vegetarian"],
          "dish-norma",
        ),
      ],
    },
    {
      title: "After",
      items: [
        dish(
          "Tiramisù",
          "Made this morning, gone by ten.",
          6.5,
          ["gluten", "eggs", "milk"],
          ["vegetarian"],
        ),
        dish(
          "Dough, fried",
          "Strips of pizza dough, sugar, lemon. Waste not.",
          5,
          ["gluten"],
          ["vegan"],
        ),
        dish("Amarena granita", "Sour cherry, ice, nothing else.", 5, [], ["vegan", "glutenFree"]),
      ],
    },
  ],
  note: "All our dough contains wheat, and the oven is full of it: we cannot make a pizza safe for coeliac guests. Fior di latte and provola are made with vegetable rennet. Cover €1.50 at dinner, bread included.",
}

export const lunch: Content<"menus"> = {
  title: "Lunch in the lane",
  slug: "400-lunch-trastevere",
  kind: "lunch",
  brand: brand("400"),
  currency: "EUR",
  introduction:
    "Monday to Friday, until three. Quick enough for a working day, good enough to be late back.",
  sections: [
    {
      title: "Plates",
      items: [
        dish(
          "Half and half",
          "Half a pizza of your choice, half a plate of leaves, a glass of water with ideas.",
          9,
          ["gluten", "milk", "mustard", "sulphites"],
          ["vegetarian", "veganOption"],
        ),
        dish(
          "Soup of the oven",
          "Chickpeas left overnight in the falling heat, rosemary, toast.",
          8,
          ["gluten", "celery"],
          ["vegan", "glutenFreeOption"],
        ),
        dish(
          "Panuozzo",
          "Pizza dough baked blind and filled: porchetta and bitter greens, or aubergine and provola.",
          10,
          ["gluten", "milk"],
        ),
        dish(
          "Tuna and beans",
          "Cannellini, red onion, tinned tuna of the kind you keep for guests.",
          10.5,
          ["fish", "sulphites"],
          ["glutenFree"],
        ),
      ],
    },
  ],
  note: "The half pizza may carry allergens beyond those marked, depending on your choice: please ask.",
}

export const drinks: Content<"menus"> = {
  title: "To drink",
  slug: "400-drinks",
  kind: "drinks",
  brand: brand("400"),
  currency: "EUR",
  introduction: "Beatrice Ansaldi buys the wine. She has one rule: would you order a second?",
  sections: [
    {
      title: "Wine",
      items: [
        dish(
          "House white",
          "Malvasia and Trebbiano from the hills south of Rome. Straw, pear, gone.",
          { Glass: 5, Carafe: 13, Bottle: 22 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "House red",
          "Cesanese, a little chilled. Cherries and gravel.",
          { Glass: 5, Carafe: 13, Bottle: 22 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "Falanghina",
          "From the slopes above the bay; salty, as if it had been leaning on the sea.",
          { Glass: 6.5, Carafe: 17, Bottle: 29 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "Lambrusco, dry",
          "Purple, fizzy, serious underneath. The best thing that can happen to mortadella.",
          { Glass: 6, Bottle: 26 },
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "Frappato",
          "Light red from the south-east of Sicily; strawberries, and then thyme.",
          { Glass: 7.5, Bottle: 34 },
          ["sulphites"],
          ["vegan"],
        ),
      ],
    },
    {
      title: "Beer and the rest",
      items: [
        dish(
          "400 lager",
          "Brewed for us with a handful of our own toasted crusts.",
          { Small: 4, Large: 6.5 },
          ["gluten"],
          ["vegan"],
        ),
        dish(
          "Spritz, bitter",
          "Bitter orange, white wine, soda, an olive standing guard.",
          7.5,
          ["sulphites"],
          ["vegan"],
        ),
        dish(
          "Chinotto",
          "Bitter-orange soda, for those driving or thinking.",
          4,
          [],
          ["vegan", "glutenFree", "alcoholFree"],
        ),
        dish(
          "Lemon and salt",
          "Sorrento lemons, soda, a pinch of salt.",
          4,
          [],
          ["vegan", "glutenFree", "alcoholFree"],
        ),
        dish(
          "Amaro della casa",
          "Seventeen herbs. We have been told sixteen of them.",
          5.5,
          ["sulphites"],
          ["vegan"],
        ),
      ],
    },
  ],
  note: "Tap water is free and very good; sparkling costs €2 and keeps the machine alive.",
}
