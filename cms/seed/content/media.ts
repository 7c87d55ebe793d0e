interface Picture<Name extends string> {
  /** The file's name in `images/`, without `.jpg`. */
  name: Name
  alt: string
  caption?: string
  credit?: string
  focalX?: number
  focalY?: number
}

const list = <Name extends string>(entries: readonly Picture<Name>[]): readonly Picture<Name>[] =>
  entries

export const media = list([
  // Group
  {
    name: "oven",
    alt: "A wood fire burning in the mouth of a brick oven, a margherita on the hot stones beside it, the room around it dark.",
    focalX: 52,
    focalY: 62,
  },
  {
    name: "craft-dough",
    alt: "Rounds of pizza dough in a wooden tray, one pressed flat on the floured table beside it.",
    caption: "Two days old, and ready to be stretched",
    focalY: 60,
  },
  {
    name: "craft-tomatoes",
    alt: "A bowl of tomato sauce with a sprig of basil, whole plum tomatoes scattered beside it.",
  },
  {
    name: "social-card",
    alt: "Three brick ovens side by side: one in flames, one of embers, one with a loaf in its warmth.",
    focalY: 55,
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
    alt: "Dough rising over the rim of an old madia chest, the morning sun behind it and wheat at its side.",
    focalY: 58,
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
    alt: "Rome at night from above: the Tiber and its island, the Colosseum, and two small ovens glowing in Trastevere and Testaccio.",
    caption: "The upper light is 400 in Trastevere, the lower one Cenere in Testaccio.",
    focalX: 42,
    focalY: 62,
  },
  {
    name: "map-milan",
    alt: "Milan at night from above: the ring roads around the cathedral, and an oven glowing where the canals leave the old harbour.",
    focalX: 36,
    focalY: 72,
  },
  {
    name: "map-naples",
    alt: "Naples at night from above: one straight street through the old town, the oven that lights it, and the bay below.",
    focalX: 55,
    focalY: 30,
  },
  {
    name: "map-london",
    alt: "London at night from above: the Thames between its bridges, one oven glowing in Soho and one in Bermondsey.",
    caption: "The light in the west is 400 in Soho, the one in the east Madia in Bermondsey.",
  },
  {
    name: "map-lisbon",
    alt: "Lisbon at night from above: Alfama’s lanes lit by one oven under the castle, the wide Tagus beside it.",
    focalX: 62,
    focalY: 52,
  },

  // Interiors
  {
    name: "inside-400-trastevere",
    alt: "Inside 400 Trastevere: a vaulted room, white tablecloths and earthenware jugs, the oven burning in the far wall.",
    caption: "The vault of the old coal store, and the first oven at its end",
    focalY: 62,
  },
  {
    name: "inside-400-soho",
    alt: "Inside 400 Soho: one long counter running through a brick cellar, under a row of lamps, straight at the fire.",
    caption: "Twenty metres of counter, with the fire at the end of it",
    focalX: 58,
    focalY: 42,
  },
  {
    name: "inside-cenere-testaccio",
    alt: "Inside Cenere: an open hearth ablaze, oak stacked beside it, one long table set within its warmth.",
    caption: "The hearth, where most restaurants keep a kitchen",
    focalX: 62,
    focalY: 58,
  },
  {
    name: "inside-madia-spaccanapoli",
    alt: "Inside Madia: three lit arches of bread behind a long counter.",
    caption: "The counter, while there is still something on it",
    focalY: 45,
  },

  // Dishes
  {
    name: "dish-margherita",
    alt: "A margherita from above: tomato, melted mozzarella, a sprig of basil in the middle, its blistered rim on dark, floured stone.",
    focalX: 72,
  },
  {
    name: "dish-marinara",
    alt: "A marinara from above: glossy tomato to the rim, slivers of garlic, oregano, a rim spotted black by the oven.",
    focalX: 55,
    focalY: 55,
  },
  {
    name: "dish-diavola",
    alt: "A diavola from above: rounds of spicy salame curling on tomato and mozzarella, rings of red chilli between them.",
    focalX: 45,
    focalY: 45,
  },
  {
    name: "dish-norma",
    alt: "Rigatoni in tomato with rounds of roasted aubergine, shavings of salted ricotta and basil, in a dark green bowl.",
    focalX: 45,
  },
  {
    name: "dish-ember-leeks",
    alt: "Three lengths of leek, blackened in the embers, on a grey stoneware plate with hazelnuts and brown butter.",
    caption: "Ember leeks",
  },
  {
    name: "dish-ash-beef",
    alt: "Slices of beef, rose inside a crust of ash, with watercress and a small bowl of their juice.",
    caption: "Beef in ash",
    focalX: 45,
    focalY: 45,
  },
  {
    name: "dish-focaccia",
    alt: "A slab of focaccia from above, dimpled and shining with oil, with rosemary, flakes of salt and halves of cherry tomato.",
    caption: "Focaccia, by the square",
    focalX: 55,
    focalY: 55,
  },
  {
    name: "dish-maritozzo",
    alt: "A maritozzo from above: a golden bun split and filled to the brim with cream, an espresso beside it.",
    caption: "A maritozzo, filled past reason",
    focalX: 47,
    focalY: 55,
  },

  // Tasting menus

  // Function spaces
  {
    name: "space-forno-room",
    alt: "The Forno Room: one long white table, laid on both sides and leading straight to the fire.",
    caption: "The Forno Room, laid for an evening of yours",
  },
  {
    name: "space-cantina",
    alt: "The Cantina: a vaulted cellar with bottles on both walls and a table by candlelight.",
    caption: "The Cantina, under the dining room",
    focalY: 65,
  },
  {
    name: "space-terrazza",
    alt: "The Terrazza at night: white tables under strings of lights, Roman domes and pines beyond.",
    caption: "The Terrazza, above the oven",
    focalY: 60,
  },
  {
    name: "space-mezzanine",
    alt: "The Mezzanine: a long table behind the rail, London’s chimneys in the window, the ovens glowing below.",
    caption: "The Mezzanine, above the counter",
    focalY: 62,
  },
  {
    name: "space-chefs-counter",
    alt: "The Hearth Counter: a row of red stools drawn up to an open fire.",
    caption: "The Hearth Counter: as near as the insurance allows",
    focalY: 62,
  },
  {
    name: "space-bakery-table",
    alt: "The Bakery Table: tomorrow’s loaves and dough under one lamp, Vesuvius and the moon in the window.",
    caption: "The Bakery Table, once the flour is wiped off",
    focalX: 62,
    focalY: 62,
  },

  // Events
  {
    name: "event-vinyl-night",
    alt: "Poster: a record spinning over flames, a small oven on its label.",
    caption: "The poster for Thursday on vinyl",
    focalY: 48,
  },
  {
    name: "event-dough-class",
    alt: "Poster: a round of dough coming up like the sun behind a rolling pin.",
    focalY: 60,
  },
  {
    name: "event-harvest-supper",
    alt: "Poster: the harvest moon as a plate, a fork to its left and an ear of wheat for a knife.",
    focalY: 42,
  },
  {
    name: "event-wine-growers",
    alt: "Poster: a bottle with four hills of vines and a setting sun inside it.",
    focalY: 52,
  },
  {
    name: "event-jazz-sunday",
    alt: "Poster: a double bass before a red sun, piano keys for a stage.",
  },
  {
    name: "event-childrens-pizza",
    alt: "Poster: a smiling pizza with mozzarella eyes and basil hair, wearing a chef’s hat.",
    focalY: 48,
  },

  // Products
  {
    name: "product-passata",
    alt: "A jar of scarlet passata in front of a glowing oven mouth, plum tomatoes and two basil leaves at its foot.",
    focalY: 52,
  },
  {
    name: "product-chilli-oil",
    alt: "A dark glazed bottle of ember chilli oil under red wax, three dried chillies curling beside it.",
    focalY: 52,
  },
  {
    name: "product-flour",
    alt: "A paper bag of 400’s flour with its top folded over, three ears of wheat and a spill of white before it.",
    focalY: 52,
  },
  {
    name: "product-dough-kit",
    alt: "A red box with a bag of flour and a jar of passata looking over the rim, a scraper leaning on it, a ball of dough at rest.",
    focalY: 55,
  },
  {
    name: "product-panettone",
    alt: "A tall-crowned panettone, its cross split open and golden, a clementine beside it in the glow of the oven.",
    focalY: 52,
  },

  // News
  { name: "news-wheat", alt: "Ears of ripe wheat in front of a setting sun." },
  {
    name: "news-oven",
    alt: "A brick oven being built: the dome half laid, a trowel and spare bricks at its side.",
    caption: "The oven, half laid",
    focalX: 60,
    focalY: 60,
  },
  { name: "news-tomato", alt: "Ripe tomatoes, one of them cut in half." },
  {
    name: "news-wine",
    alt: "A lit farmhouse door at night, its light running down between the vines; a big moon over the hills.",
    focalX: 60,
    focalY: 45,
  },
  {
    name: "news-lisbon",
    alt: "A yellow tram at dusk above the river, Lisbon’s red bridge behind it.",
    caption: "Tram 28, on its way to the viewpoint",
  },
  {
    name: "news-bread",
    alt: "A round dark loaf scored with arches, the knife and a cut slice next to it.",
    caption: "The country loaf: dark outside, a week inside",
  },
  {
    name: "news-market",
    alt: "A market stall after dark: lemons, tomatoes and aubergines heaped under a striped awning and one lamp.",
    focalY: 60,
  },
  {
    name: "news-courtyard",
    alt: "A lemon tree in a terracotta pot in an arcaded courtyard at night, one arch lit.",
    caption: "The courtyard, and the lemon tree that came with it",
  },
  {
    name: "inside-400-navigli",
    alt: "Inside 400 Navigli: coils of old rope on the wall, a green-tiled oven alight, the canal in the window.",
    caption: "The rope store, with its oven and its canal",
    focalX: 72,
    focalY: 60,
  },
  {
    name: "inside-400-alfama",
    alt: "Inside 400 Alfama: a sail hung to dry in a Lisbon loft, blue tiles, a first small fire in the white oven.",
    caption: "The sail loft in Alfama, and its first small fire",
    focalX: 72,
    focalY: 58,
  },
  {
    name: "inside-madia-bermondsey",
    alt: "Inside Madia Bermondsey: a railway arch, three decks of loaves baking, flour stacked to the side.",
    caption: "Under the arch, as it was and will be again",
    focalX: 52,
    focalY: 60,
  },
  {
    name: "social-400",
    alt: "A pizza leaning in the mouth of a brick oven, tall flames behind it.",
    focalY: 60,
  },
  {
    name: "social-cenere",
    alt: "A rib of beef on the grill over a deep bed of embers.",
    focalY: 60,
  },
  {
    name: "social-madia",
    alt: "A great round loaf in a glowing golden oven, wheat on both sides.",
    focalY: 60,
  },
  {
    name: "plate-beetroot",
    alt: "Dark red halves of beetroot on a pale plate, with goat’s curd, walnut and their own syrup.",
    focalX: 52,
  },
  {
    name: "plate-last-of-it",
    alt: "A spoonful of burnt-milk ice on almond crumble with shards of caramelised milk, in a black dish.",
    focalX: 47,
  },
  {
    name: "plate-radish",
    alt: "Radish and turnip halves, some raw, some charred, round a sweep of whipped white beans.",
    focalX: 45,
    focalY: 48,
  },
])

export type MediaName = (typeof media)[number]["name"]
