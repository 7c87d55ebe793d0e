import { image } from "../references"
import { bullets, heading, quote, richText } from "../rich-text"
import type { Content } from "../types"

export const brands: readonly Content<"brands">[] = [
  {
    name: "400",
    slug: "400",
    tagline: "Four hundred degrees. Ninety seconds. Your name.",
    summary:
      "Pizza from a wood oven that burns at 400\u00a0°C, on a dough that has had two days to think about it. Short list, good tomatoes, no pineapple debate: we simply don’t own one.",
    story: richText(
      "In 2011 Ilaria Montefusco took the lease on a former coal store in Trastevere because it had a chimney. It had little else. She spent the deposit on bricks and the next four months learning which of them to throw away.",
      "The oven that came out of it holds **400\u00a0°C** on the deck. Cooler, and a pizza dries before it colours; hotter, and it colours before it cooks. At four hundred the rim lifts, blisters and sets in about ninety seconds, and the middle stays soft enough to fold. That number is the whole method, so it went over the door.",
      heading("What we hold to"),
      bullets(
        "**Two days for the dough.** Forty-eight hours, cold, so that it tastes of wheat and sits lightly.",
        "**Oak and beech.** Dry, split, and never anything with paint on it.",
        "**Tomatoes in one piece.** Crushed by hand in the morning, salted, and left alone.",
        "**A short list.** If a pizza is not ordered for a month, it is taken off with thanks.",
      ),
      quote(
        "Anyone can make a fire. The work is in keeping it boring: same heat, same wood, four hundred, all night.",
      ),
      "There are four ovens now, counting the one in Lisbon that is still drying out. Each was laid by the same two pairs of hands, and each is named after the person who first burned a pizza in it.",
    ),
    hero: image("brand-400"),
    accentColour: "#ff6a2b",
    figure: { value: "400\u00a0°C", caption: "ninety seconds in the flame" },
    cuisine: "Wood-fired pizza",
    priceLevel: 2,
    signatureDishes: [
      {
        name: "Margherita",
        description:
          "Hand-crushed plum tomatoes, fior di latte, basil, oil. The one we judge ourselves by.",
        image: image("dish-margherita"),
      },
      {
        name: "Marinara",
        description:
          "No cheese to hide behind: tomato, garlic, oregano and a dough that has to be right.",
        image: image("dish-marinara"),
      },
      {
        name: "Diavola",
        description:
          "Calabrian spianata, smoked provola, chilli honey. Warm going in, warmer a minute later.",
        image: image("dish-diavola"),
      },
      {
        name: "Norma",
        description:
          "The one pasta: rigatoni, aubergine from the embers, salted ricotta grated like snow with a grudge.",
        image: image("dish-norma"),
      },
    ],
    gallery: [image("inside-400-trastevere"), image("craft-dough"), image("inside-400-soho")],
    order: 1,
    seo: {
      title: "400: wood-fired pizza",
      description:
        "Pizza from a wood oven at 400\u00a0°C, on dough rested for 48 hours. Rome, Milan and London, with Lisbon on the way. Menus, opening hours and booking.",
      image: image("social-400"),
    },
  },
  {
    name: "Cenere",
    slug: "cenere",
    tagline: "Dinner by what the fire leaves behind.",
    summary:
      "A small dining room in Testaccio with a hearth where most restaurants keep their kitchen. Everything meets flame, ember or ash on its way to the table; nothing meets all three.",
    story: richText(
      "*Cenere* is Italian for ash. In an ordinary kitchen it means you forgot something. Corrado Belisario, who cooked on gas for nineteen years and holds no grudge against it, thought it might mean you had waited.",
      "So the room was built around the waiting. The hearth is lit at two in the afternoon with oak; by six it is embers, by nine it is ash with embers in it, and the menu follows it down. Fish goes on early. Beef is buried late, forty minutes at 180\u00a0°C. Beetroot spends the whole evening in the grey and comes out tasting of itself.",
      heading("How an evening runs"),
      "There are thirty-four seats and one sitting. You may eat from the card or take one of two [tasting menus](internal:pages/degustation): *Brace*, seven courses by falling heat, or *Orto*, six from the garden, which needs no apology and gets none.",
      quote("Flame is the loud part. Everything worth eating happens after it has calmed down."),
      "We close on Mondays and Tuesdays. The hearth needs raking out, and so, frankly, do we.",
    ),
    hero: image("brand-cenere"),
    accentColour: "#dba58a",
    figure: { value: "180\u00a0°C", caption: "forty minutes in the embers" },
    cuisine: "Live-fire cooking",
    priceLevel: 4,
    signatureDishes: [
      {
        name: "Ember leeks",
        description:
          "Left in the coals until the outside is gone; hazelnut, brown butter, sharp vinegar.",
        image: image("dish-ember-leeks"),
      },
      {
        name: "Beef in ash",
        description: "Rump cap rolled in vine ash, buried for forty minutes, carved at the hearth.",
        image: image("dish-ash-beef"),
      },
    ],
    gallery: [
      image("inside-cenere-testaccio"),
      image("space-chefs-counter"),
      image("space-cantina"),
    ],
    order: 2,
    seo: {
      title: "Cenere: live-fire dining in Rome",
      description:
        "A 34-seat dining room around an open hearth in Testaccio, Rome. À la carte and two tasting menus by flame, ember and ash. Wednesday to Sunday.",
      image: image("social-cenere"),
    },
  },
  {
    name: "Madia",
    slug: "madia",
    tagline: "Bread until it’s gone. Wine until you are.",
    summary:
      "A bakery in the morning, a café by lunch and a wine bar once the ovens cool. Named after the wooden chest in which dough was left to rise, back when everyone had one and nobody photographed it.",
    story: richText(
      "A *madia* is a dough chest: a wooden box on legs, lid on top, warm corner of the kitchen. Agnese Pertusi’s grandmother used hers for bread, blankets and, during one difficult winter, chickens. Ours holds tomorrow’s bread, every night, at 26\u00a0°C.",
      "The starter that raises it is called the Lodger. It has lived with Agnese since 2003, eats twice a day and has never paid rent. Everything with a crust here begins with it, from the two-kilo country loaf to the sweet buns we fill with an unreasonable amount of cream.",
      heading("Morning, noon, night"),
      bullets(
        "**From half past seven:** the first loaves, maritozzi, coffee that is not a project.",
        "**From noon:** focaccia by the square, soup, whatever the greengrocer was proud of.",
        "**From six:** twenty wines by the glass from people who farm their own grapes, with things on toast. It is very good toast.",
      ),
      "The same counter does all three jobs. About half past five in the afternoon somebody wipes off the flour, turns down the lamps and puts out the glasses, and it is another place.",
    ),
    hero: image("brand-madia"),
    accentColour: "#eac26b",
    figure: { value: "26\u00a0°C", caption: "a night in the wooden chest" },
    cuisine: "Bakery, café and wine bar",
    priceLevel: 1,
    signatureDishes: [
      {
        name: "Focaccia",
        description:
          "Three days’ dough, a river of oil, rosemary. Sold by the square and by the sigh.",
        image: image("dish-focaccia"),
      },
      {
        name: "Maritozzo",
        description:
          "A Roman sweet bun, split and filled with whipped cream to the limit of physics.",
        image: image("dish-maritozzo"),
      },
    ],
    gallery: [image("inside-madia-spaccanapoli"), image("news-bread"), image("space-bakery-table")],
    order: 3,
    seo: {
      title: "Madia: bakery, café and wine bar",
      description:
        "Sourdough and sweet buns in the morning, focaccia at noon, growers’ wines by the glass at night. Madia in Spaccanapoli, Naples, and Bermondsey, London.",
      image: image("social-madia"),
    },
  },
]
