import type { MediaContent } from "../types"

const list = <Name extends string>(
  entries: readonly (MediaContent & { name: Name })[],
): readonly (MediaContent & { name: Name })[] => entries

export const media = list([
  // Group
  {
    name: "oven",
    alt: "A brick oven mouth seen straight on, flames climbing the back of the arch.",
    focalX: 62,
    focalY: 60,
  },
  {
    name: "craft-dough",
    alt: "Rounds of pizza dough resting in a floured wooden tray.",
    focalY: 60,
  },
  { name: "craft-tomatoes", alt: "Long plum tomatoes on the vine, deep red against a dark table." },
  {
    name: "social-card",
    alt: "The Quattrocento fire: an arched brick oven alight on a black ground.",
  },

  // Brands
  {
    name: "brand-400",
    alt: "A pizza on the peel at the mouth of the 400 oven, its rim already blistering.",
    focalY: 62,
  },
  {
    name: "brand-cenere",
    alt: "A bed of pale ash and live coals under an iron grill.",
    focalY: 65,
  },
  {
    name: "brand-madia",
    alt: "An old wooden dough chest, its lid open on rising loaves.",
    focalY: 60,
  },

  // Venues
  {
    name: "venue-400-trastevere",
    alt: "400 Trastevere: an ochre Roman front with an arched door and small tables in the lane.",
    focalY: 60,
  },
  {
    name: "venue-400-navigli",
    alt: "400 Navigli after dark, its lit windows doubled in the still water of the canal.",
    focalY: 58,
  },
  {
    name: "venue-400-soho",
    alt: "400 Soho: a narrow dark shopfront at night, the oven glowing at the far end.",
    focalY: 58,
  },
  {
    name: "venue-400-alfama",
    alt: "Rooftops of Alfama stepping down to the river, one tall new chimney among them.",
    focalY: 55,
  },
  {
    name: "venue-cenere-testaccio",
    alt: "Cenere: a brick warehouse front in Testaccio with one low, wide window on the fire.",
    focalY: 60,
  },
  {
    name: "venue-madia-spaccanapoli",
    alt: "Madia in a narrow Naples street, loaves stacked in the window beneath the washing lines.",
    focalY: 60,
  },
  {
    name: "venue-madia-bermondsey",
    alt: "Madia Bermondsey: a bakery under a brick railway arch.",
    focalY: 60,
  },

  // Interiors
  {
    name: "inside-400-trastevere",
    alt: "Inside 400 Trastevere: a vaulted room of small tables facing the tiled oven.",
  },
  {
    name: "inside-400-soho",
    alt: "Inside 400 Soho: a long counter of stools running down to the oven.",
  },
  {
    name: "inside-cenere-testaccio",
    alt: "Inside Cenere: tables set around an open hearth, lit mostly by the fire.",
  },
  {
    name: "inside-madia-spaccanapoli",
    alt: "Inside Madia: bread shelves to the ceiling, and wine glasses hung over the counter.",
  },

  // Dishes
  {
    name: "dish-margherita",
    alt: "A margherita from above: red sauce, melted white fior di latte, four basil leaves.",
  },
  {
    name: "dish-marinara",
    alt: "A marinara from above: tomato to the rim, sliced garlic and a drift of oregano.",
  },
  {
    name: "dish-diavola",
    alt: "A diavola from above: curled slices of spicy salami and threads of red chilli.",
  },
  {
    name: "dish-norma",
    alt: "A norma pizza from above: aubergine, tomato and grated salted ricotta.",
  },
  {
    name: "dish-ember-leeks",
    alt: "Leeks charred black outside and split open on a dark plate, hazelnuts scattered over.",
  },
  {
    name: "dish-ash-beef",
    alt: "Slices of beef, rose inside a thin black crust of ash, fanned on a plate.",
  },
  {
    name: "dish-focaccia",
    alt: "A square of focaccia, dimpled and glistening with oil, rosemary on top.",
  },
  {
    name: "dish-maritozzo",
    alt: "A maritozzo: a round sweet bun split open and filled to bursting with whipped cream.",
  },

  // Tasting menus
  { name: "tasting-brace", alt: "Seven small dark plates laid in a row beside a bed of embers." },
  {
    name: "tasting-orto",
    alt: "Vegetables from the garden laid out for the fire: leeks, beetroot, artichokes, fennel.",
  },

  // Function spaces
  {
    name: "space-forno-room",
    alt: "The Forno Room: one long table laid in front of the open oven.",
  },
  {
    name: "space-cantina",
    alt: "The Cantina: a low vaulted cellar with bottles along both walls.",
  },
  {
    name: "space-terrazza",
    alt: "The Terrazza at dusk: strings of lights over tables by the canal.",
  },
  {
    name: "space-mezzanine",
    alt: "The Mezzanine: a railed gallery looking down on a busy dining room.",
  },
  {
    name: "space-chefs-counter",
    alt: "The Hearth Counter: a curve of ten seats drawn up to the fire.",
  },
  {
    name: "space-bakery-table",
    alt: "The Bakery Table: a broad floured table between stacked bread shelves.",
  },

  // Events
  {
    name: "event-vinyl-night",
    alt: "A record turning on a deck, glowing like a pizza in an oven.",
  },
  { name: "event-dough-class", alt: "Two hands stretching a round of dough over a floured bench." },
  {
    name: "event-harvest-supper",
    alt: "A long table under lanterns, laid with autumn fruit and bread.",
  },
  {
    name: "event-wine-growers",
    alt: "Three wine glasses of different reds in front of rows of vines.",
  },
  { name: "event-jazz-sunday", alt: "A double bass leaning beside a bar stool and a full glass." },
  {
    name: "event-childrens-pizza",
    alt: "A small pizza with a face on it: olive eyes and a red-pepper smile.",
  },

  // Products
  { name: "product-passata", alt: "A tall glass bottle of deep red tomato passata." },
  {
    name: "product-chilli-oil",
    alt: "A small bottle of chilli oil, whole chillies lying at the bottom.",
  },
  { name: "product-flour", alt: "A paper bag of pizza flour, folded at the top." },
  {
    name: "product-dough-kit",
    alt: "A pizza kit in its box: flour, starter jar, passata and a wooden scraper.",
  },
  { name: "product-panettone", alt: "A tall domed panettone, cut to show the candied fruit." },

  // News
  { name: "news-wheat", alt: "Ears of ripe wheat against a low sun." },
  { name: "news-oven", alt: "A half-built oven dome, bricks curving in on a wooden form." },
  { name: "news-tomato", alt: "Crates of plum tomatoes stacked at the edge of a field." },
  { name: "news-wine", alt: "A bottle and a poured glass of red wine on a bare table." },
  {
    name: "news-lisbon",
    alt: "A yellow tram climbing a steep Lisbon street between tiled houses.",
  },
  { name: "news-bread", alt: "A dark-crusted country loaf, scored with a single curved cut." },
  { name: "news-market", alt: "A market stall under an awning, heaped with vegetables." },
  { name: "news-courtyard", alt: "A quiet courtyard with a fig tree and two empty chairs." },
])

export type MediaName = (typeof media)[number]["name"]
