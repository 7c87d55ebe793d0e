import type { MediaContent } from "../types"

const list = <Name extends string>(
  entries: readonly (MediaContent & { name: Name })[],
): readonly (MediaContent & { name: Name })[] => entries

export const media = list([
  // Group
  {
    name: "oven",
    alt: "A fire burning in the arched mouth of a brick oven, the room around it dark.",
    focalX: 62,
    focalY: 60,
  },
  {
    name: "craft-dough",
    alt: "Rounds of pizza dough in a wooden tray, one pressed flat on the floured table beside it.",
    focalY: 60,
  },
  {
    name: "craft-tomatoes",
    alt: "A bowl of tomato sauce with a sprig of basil, whole plum tomatoes scattered beside it.",
  },
  {
    name: "social-card",
    alt: "The Quattrocento oven: a fire in a brick arch on a black ground.",
  },

  // Brands
  {
    name: "brand-400",
    alt: "A pizza on a peel at the mouth of a brick oven, flames behind it.",
    focalY: 62,
  },
  {
    name: "brand-cenere",
    alt: "An iron grill over a long bed of flames, with leeks, peppers and meat on it and garlic hung above.",
    focalY: 65,
  },
  {
    name: "brand-madia",
    alt: "An old bakery bench with loaves along it and dough rising in the middle, wheat standing at its side.",
    focalY: 60,
  },

  // Venues
  {
    name: "venue-400-trastevere",
    alt: "400 Trastevere at night: a low Roman house, its arched windows glowing on wet cobbles.",
    focalY: 60,
  },
  {
    name: "venue-400-navigli",
    alt: "400 Navigli at night: lit arches and balconies reflected in the canal.",
    focalY: 58,
  },
  {
    name: "venue-400-soho",
    alt: "400 Soho at night: a tall brick house with glowing arched shop windows on the ground floor.",
    focalY: 58,
  },
  {
    name: "venue-400-alfama",
    alt: "400 Alfama: a lit doorway at the foot of a tiled stair street, bunting and a full moon above.",
    focalY: 55,
  },
  {
    name: "venue-cenere-testaccio",
    alt: "Cenere at night: a brick warehouse between umbrella pines, fire showing through its one great arch.",
    focalY: 60,
  },
  {
    name: "venue-madia-spaccanapoli",
    alt: "Madia in a narrow Naples street: a lit bread counter under lines of washing.",
    focalY: 60,
  },
  {
    name: "venue-madia-bermondsey",
    alt: "Madia Bermondsey: a glowing bakery in a railway arch, a train passing overhead.",
    focalY: 60,
  },

  // Maps
  {
    name: "map-rome",
    alt: "Map of Rome at night: the Tiber's bend, with 400 Trastevere and Cenere Testaccio lit as small ovens.",
  },
  {
    name: "map-milan",
    alt: "Map of Milan at night: streets in rings around the cathedral, with 400 Navigli lit as a small oven by the canal.",
  },
  {
    name: "map-naples",
    alt: "Map of Naples at night: the bay and the straight old streets, with Madia Spaccanapoli lit as a small oven.",
  },
  {
    name: "map-london",
    alt: "Map of London at night: the Thames in its loops, with 400 Soho and Madia Bermondsey lit as small ovens.",
  },
  {
    name: "map-lisbon",
    alt: "Map of Lisbon at night: hills above the wide Tagus, with 400 Alfama lit as a small oven.",
  },

  // Interiors
  {
    name: "inside-400-trastevere",
    alt: "Inside 400 Trastevere: a vaulted room, white tablecloths, the oven burning in the far wall.",
  },
  {
    name: "inside-400-soho",
    alt: "Inside 400 Soho: a long bar with red stools, bottles lit in four brick arches behind it.",
  },
  {
    name: "inside-cenere-testaccio",
    alt: "Inside Cenere: an open hearth ablaze, stacked oak to its left, a few low-lit tables before it.",
  },
  {
    name: "inside-madia-spaccanapoli",
    alt: "Inside Madia: three lit arches of bread shelves behind a long counter.",
  },

  // Dishes
  {
    name: "dish-margherita",
    alt: "A margherita from above: red sauce, melted mozzarella, basil leaves, a blistered rim.",
  },
  {
    name: "dish-marinara",
    alt: "A marinara from above: tomato to the rim, slivers of garlic and oregano; two cloves lie beside it.",
  },
  {
    name: "dish-diavola",
    alt: "A diavola from above: rounds of spicy salami and smoked cheese, two chillies on the table.",
  },
  {
    name: "dish-norma",
    alt: "Short pasta with tomato, dark aubergine and white ricotta in a blue bowl.",
  },
  {
    name: "dish-ember-leeks",
    alt: "Charred lengths of leek laid in rows on a black plate.",
  },
  {
    name: "dish-ash-beef",
    alt: "Slices of beef, rose inside a black crust, fanned along a board.",
  },
  {
    name: "dish-focaccia",
    alt: "A golden tray of focaccia with small tomatoes pressed into it and sprigs of rosemary.",
  },
  {
    name: "dish-maritozzo",
    alt: "A maritozzo on a white plate: a soft bun split and filled with whipped cream, coffee at its side.",
  },

  // Tasting menus
  {
    name: "tasting-brace",
    alt: "Dark plates from above, each with something from the fire: leeks, beef, potatoes, pasta.",
  },
  {
    name: "tasting-orto",
    alt: "Plates of vegetables from above: roast carrots, green leaves, a bowl of soup, tomatoes.",
  },

  // Function spaces
  {
    name: "space-forno-room",
    alt: "The Forno Room: one long white table laid in front of the burning oven.",
  },
  {
    name: "space-cantina",
    alt: "The Cantina: a vaulted cellar with bottles on both walls and a table by candlelight.",
  },
  {
    name: "space-terrazza",
    alt: "The Terrazza at night: white tables under strings of lights, Roman domes and pines beyond.",
  },
  {
    name: "space-mezzanine",
    alt: "The Mezzanine: a railed gallery above three lit arches.",
  },
  {
    name: "space-chefs-counter",
    alt: "The Hearth Counter: a row of red stools drawn up to an open fire.",
  },
  {
    name: "space-bakery-table",
    alt: "The Bakery Table: loaves along a wooden table between bread shelves, the moon in the window.",
  },

  // Events
  {
    name: "event-vinyl-night",
    alt: "Poster: a record spinning over flames, a small oven on its label.",
  },
  {
    name: "event-dough-class",
    alt: "Poster: a mound of dough under a striped arch, a rolling pin in front.",
  },
  {
    name: "event-harvest-supper",
    alt: "Poster: a harvest moon over fields, a pumpkin and fruit on a white cloth.",
  },
  {
    name: "event-wine-growers",
    alt: "Poster: a bunch of red grapes in an arched window above rows of vines.",
  },
  {
    name: "event-jazz-sunday",
    alt: "Poster: a double bass in an arch of orange rays, piano keys beneath.",
  },
  {
    name: "event-childrens-pizza",
    alt: "Poster: a smiling pizza with olive eyes, wearing a chef's hat.",
  },

  // Products
  { name: "product-passata", alt: "A jar of red passata, two tomatoes beside it." },
  {
    name: "product-chilli-oil",
    alt: "A slim bottle of chilli oil with a black label, chillies at its foot.",
  },
  {
    name: "product-flour",
    alt: "A white paper bag of flour with a flame on the label, ears of wheat beside it.",
  },
  {
    name: "product-dough-kit",
    alt: "An open red box with balls of dough, a jar and a tin inside.",
  },
  {
    name: "product-panettone",
    alt: "A domed panettone in a red paper case, a clementine beside it.",
  },

  // News
  { name: "news-wheat", alt: "Ears of ripe wheat in front of a setting sun." },
  {
    name: "news-oven",
    alt: "A brick oven being built: the dome half laid, a trowel and spare bricks at its side.",
  },
  { name: "news-tomato", alt: "Ripe tomatoes, one of them cut in half." },
  { name: "news-wine", alt: "Rows of vines by moonlight, a small house lit at the end of them." },
  {
    name: "news-lisbon",
    alt: "A yellow tram at dusk above the river, Lisbon's red bridge behind it.",
  },
  {
    name: "news-bread",
    alt: "A round dark loaf scored with arches, the knife and a cut slice next to it.",
  },
  { name: "news-market", alt: "Market stalls under striped awnings, heaped with vegetables." },
  {
    name: "news-courtyard",
    alt: "A lemon tree in a terracotta pot in an arcaded courtyard at night, one arch lit.",
  },
])

export type MediaName = (typeof media)[number]["name"]
