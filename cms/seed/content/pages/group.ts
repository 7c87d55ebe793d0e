import { image, internalLink } from "../../references"
import { richText } from "../../rich-text"
import type { Content } from "../../types"

export const home: Content<"pages"> = {
  template: "home",
  title: "Fire, flour and the patience for both",
  kicker: "Quattrocento",
  introduction:
    "Three brands, seven addresses, one conviction: that most food is improved by a good fire and somebody standing next to it, paying attention.",
  hero: image("oven"),
  sections: [
    {
      blockType: "text",
      heading: "It began with a chimney",
      body: richText(
        "In 2011 we rented a coal store in Trastevere for its chimney and built an oven underneath it. It settled at **400\u00a0°C** and refused to be talked out of it. We named the pizzeria after the number, the group after the pizzeria, and have been cooking on fire ever since.",
        "The bread came next, then the hearth, then London. Lisbon is drying. [Here is the longer story](internal:pages/about).",
      ),
    },
    {
      blockType: "figures",
      heading: "The numbers we answer to",
      figures: [
        { figure: "400\u00a0°C", label: "on the deck, whatever the weather" },
        { figure: "48 h", label: "for the dough to make up its mind" },
        { figure: "90 s", label: "from peel to plate" },
        { figure: "0", label: "pizzas ordered by algorithm" },
      ],
    },
    {
      blockType: "callToAction",
      heading: "Hungry is a perfectly good reason",
      text: "Find the nearest fire, see whether it is lit, and take a seat.",
      links: [
        internalLink("Find a venue", "pages/locations"),
        internalLink("Book a table", "pages/book"),
      ],
    },
  ],
  emptyState: {
    heading: "Nothing on the calendar",
    text: "No events just now. The ovens are lit all the same.",
  },
  seo: {
    title: "Quattrocento: 400, Cenere and Madia",
    description:
      "Wood-fired pizza, live-fire dinners, bread and wine in Rome, Milan, Naples and London, and soon Lisbon. See what is open now and book a table.",
    image: image("social-card"),
  },
}

export const about: Content<"pages"> = {
  template: "about",
  title: "People who stand near ovens",
  kicker: "About us",
  introduction:
    "Quattrocento is 140 people, five ovens, one hearth and a sourdough starter with tenure. This is how we work, and who to blame.",
  hero: image("craft-dough"),
  sections: [
    {
      blockType: "text",
      heading: "Why four hundred",
      body: richText(
        "A wood oven has a mood. Ours was built for pizza by someone who had never built one, and after four months of mistakes it settled at four hundred degrees and stayed there. Below it, the base dries out before the rim has lifted. Above it, you get colour and no cooking.",
        "*Quattrocento* means four hundred. It also means the fifteenth century, when people took their time. We liked that it was both.",
      ),
    },
    {
      blockType: "steps",
      heading: "From wheat to plate",
      steps: [
        {
          title: "Milled on Monday",
          text: "Soft wheat from the hills of northern Lazio and the plains of Puglia, stone-ground slowly so that the flour never gets warm.",
        },
        {
          title: "Mixed at dawn",
          text: "Flour, water, salt, and about as much yeast as you could lose under a fingernail. Sixty-four per cent water, by weight.",
        },
        {
          title: "Left alone",
          text: "Forty-eight hours in the cold. This is the hard part: nothing to do, and everything happening.",
        },
        {
          title: "Rounded by hand",
          text: "Two hundred and sixty grams a ball. The scale is for beginners and for arguments.",
        },
        {
          title: "Ninety seconds",
          text: "Oak flame on the left, pizza on the right, one turn, out. Then it is your turn.",
        },
      ],
    },
    {
      blockType: "picture",
      image: image("craft-tomatoes"),
      caption: "Crushed by hand each morning. The shirts never recover.",
      size: "wide",
    },
    {
      blockType: "figures",
      heading: "What is in a margherita",
      figures: [
        { figure: "260 g", label: "of dough, 64% water" },
        { figure: "80 g", label: "of tomato, crushed and salted" },
        { figure: "90 g", label: "of fior di latte, drained since morning" },
        { figure: "4", label: "leaves of basil" },
        { figure: "7 g", label: "of olive oil, in a spiral, clockwise" },
      ],
    },
    {
      blockType: "people",
      heading: "The people",
      people: [
        {
          name: "Ilaria Montefusco",
          role: "Founder; dough",
          text: "Built the first oven, twice. Reads every complaint herself and answers most of them before breakfast.",
        },
        {
          name: "Corrado Belisario",
          role: "Chef, Cenere",
          text: "Nineteen years on gas, then never again. Speaks little; rakes beautifully.",
        },
        {
          name: "Agnese Pertusi",
          role: "Head baker, Madia",
          text: "Keeper of the Lodger, our starter, since 2003. Gets up when you go to bed.",
        },
        {
          name: "Saverio Lomonte",
          role: "Oven builder",
          text: "Has laid every brick we cook on. Retired in 2017, 2019 and again last spring.",
        },
        {
          name: "Priya Nadkarni",
          role: "General manager, London",
          text: "Knows four hundred regulars by name and one by his parking.",
        },
        {
          name: "Duarte Ferrão",
          role: "Head of 400 Alfama",
          text: "Six years at the Trastevere oven. Went home to Lisbon and took the recipe, with permission.",
        },
        {
          name: "Beatrice Ansaldi",
          role: "Wine",
          text: "Buys only what she would order twice. Drives to the vineyards in a car that smells of them.",
        },
      ],
    },
    {
      blockType: "quote",
      text: "Good ingredients, a hot fire and somebody watching it. Everything else is furniture.",
      attribution: "Ilaria Montefusco",
    },
    {
      blockType: "questions",
      heading: "Things people ask",
      questions: [
        {
          question: "Is the number 400 or 485?",
          answer:
            "The deck, where the pizza sits, is at 400\u00a0°C. The air under the dome is hotter, nearer 480. We named the place after the part that touches the food.",
        },
        {
          question: "Where does the wood come from?",
          answer:
            "Oak and beech from managed woodland within 150 km of each oven, dried for at least two years. We burn no construction wood and no pellets.",
        },
        {
          question: "Do you deliver to my street?",
          answer:
            "Only by bicycle and only close by, from Navigli and Soho. A pizza has about eleven good minutes in it.",
        },
        {
          question: "Can I have the dough recipe?",
          answer:
            "Yes, it is printed on the back of our flour bag. The oven is the part we can’t post.",
        },
        {
          question: "What happens to what is left over?",
          answer:
            "Yesterday’s dough becomes today’s crispbread; bread goes to kitchens near each venue; ash goes to two allotments and one potter.",
        },
      ],
    },
    {
      blockType: "callToAction",
      heading: "Come and stand near one",
      links: [
        internalLink("See the venues", "pages/locations"),
        internalLink("Work with us", "pages/careers"),
      ],
    },
  ],
  seo: {
    description:
      "Who we are and how we cook: dough rested for 48 hours, oak fires, ovens at 400\u00a0°C, and the people behind 400, Cenere and Madia.",
  },
}
