import { image, internalLink } from "../../references"
import { richText } from "../../rich-text"
import type { Content } from "../../types"

export const menus: Content<"pages"> = {
  template: "menus",
  title: "Everything we cook, in writing",
  kicker: "Menus",
  introduction:
    "Every menu of every house, as it hangs in the kitchen today. Choose the place you will eat at: an oven in Lisbon does not cook what an oven in Soho does.",
  hero: image("dish-focaccia"),
  sections: [
    {
      blockType: "questions",
      heading: "How to read them",
      questions: [
        {
          question: "How old is what I am reading?",
          answer:
            "Each menu says on which day it was last changed. What changes in the kitchen changes here, before the blackboard.",
        },
        {
          question: "I cannot eat something. Where do I start?",
          answer:
            "Hide it: every menu leaves out the dishes with an allergen you name, and remembers it for the next. Then tell us at the table, because everything shares one kitchen.",
        },
        {
          question: "May I have one on paper?",
          answer:
            "Each prints on a sheet or two, and in large print. At the door we have both; ask for the one you can read without your glasses.",
        },
      ],
    },
  ],
  emptyState: {
    heading: "The ink is still wet",
    text: "Our menus are being written. Call the restaurant, and somebody will read you the blackboard.",
  },
  seo: {
    description:
      "Every menu of 400, Cenere and Madia, by restaurant: dishes, prices, diets and the fourteen allergens. To read, to narrow down, to print.",
  },
}

export const degustation: Content<"pages"> = {
  template: "degustation",
  title: "Several small answers to one fire",
  kicker: "Degustation",
  introduction:
    "Two tasting menus, both cooked on the hearth at Cenere: seven courses by falling heat, or six from the garden. Whole table, one menu each, please.",
  hero: image("inside-cenere-testaccio"),
  sections: [
    {
      blockType: "text",
      heading: "How it works",
      body: richText(
        "You arrive between opening and nine. The fire decides the order, Corrado decides the rest, and dishes come to the table from the hearth rather than from a door. Allow three hours for *Brace* and two and a half for *Orto*.",
        "Pairings are poured by the person who chose them. The alcohol-free one is made in our own kitchen and takes longer than some of the wine.",
      ),
    },
    {
      blockType: "questions",
      heading: "Before you book",
      questions: [
        {
          question: "Can you cook around an allergy?",
          answer:
            "Usually, given a day’s notice. Everything shares one fire, so for severe nut, shellfish or gluten allergies please talk to us first.",
        },
        {
          question: "Can the vegetable menu be vegan?",
          answer:
            "Yes. Four courses already are; the other two change when you tell us on booking.",
        },
        {
          question: "May one of us have the tasting menu and one eat from the card?",
          answer:
            "We would rather not: the timings quarrel. At the Hearth Counter it is not possible.",
        },
        {
          question: "Do you take children?",
          answer: "With pleasure, if they can enjoy three hours of it. Many adults can’t.",
        },
      ],
    },
    {
      blockType: "callToAction",
      heading: "Two guests, a little notice",
      links: [internalLink("Book a table", "pages/book")],
    },
  ],
  emptyState: {
    heading: "The hearth is between menus",
    text: "A new tasting menu is being written. Until it is dry, the card is on every night we open.",
  },
  seo: {
    description:
      "Two live-fire tasting menus at Cenere, Rome: Brace, seven courses, and Orto, six from the garden. Courses, pairings, prices, days and allergens.",
  },
}

export const functions: Content<"pages"> = {
  template: "functions",
  title: "The room is yours. Mind the oven.",
  kicker: "Private events",
  introduction:
    "Six spaces for ten to seventy people, from a table in a bakery to a whole Roman rooftop. Tell us what you are celebrating, or sitting through.",
  hero: image("space-forno-room"),
  sections: [
    {
      blockType: "steps",
      heading: "From idea to last glass",
      steps: [
        {
          title: "Ask",
          text: "Send a date, a number and a mood. You hear from the venue itself within a working day.",
        },
        {
          title: "Settle",
          text: "We hold the room for ten days while you consult whoever has to be consulted.",
        },
        {
          title: "Choose",
          text: "Pizza by the metre, a menu from the hearth, or bread, wine and standing about.",
        },
        {
          title: "Arrive",
          text: "Somebody who knows your name meets you at the door, and stays until the end.",
        },
      ],
    },
    {
      blockType: "questions",
      heading: "The usual questions",
      questions: [
        {
          question: "What is a minimum spend?",
          answer:
            "What the bill for food and drink comes to, at the least, in exchange for having the room to yourselves. There is no hire charge on top.",
        },
        {
          question: "Is there a deposit?",
          answer:
            "A quarter of the minimum spend, returned in full if you cancel more than fourteen days ahead.",
        },
        {
          question: "Can we bring our own cake?",
          answer: "Yes, and we’ll lend it a knife. Wine we would like to talk about.",
        },
        {
          question: "Is it step-free?",
          answer:
            "The Hearth Counter and the Bakery Table are. The Cantina is down eleven steps, the Mezzanine up nineteen and the Terrazza up forty.",
        },
      ],
    },
    {
      blockType: "callToAction",
      heading: "Something larger, or odder?",
      text: "We have catered a barge, a vineyard and one election night.",
      links: [internalLink("Talk to us", "pages/contact")],
    },
  ],
  emptyState: {
    heading: "All rooms are resting",
    text: "No private spaces are on offer at the moment. Write to us and we’ll say when that changes.",
  },
  seo: {
    description:
      "Private rooms and terraces for 10 to 70 guests at 400, Cenere and Madia in Rome, Milan, Naples and London. Capacities, minimum spend, enquiries.",
  },
}

export const whatson: Content<"pages"> = {
  template: "whatson",
  title: "Evenings with a reason",
  kicker: "What’s on",
  introduction:
    "Records, bread, growers, strangers at a long table. Times are the venue’s own; the button puts them in your calendar.",
  hero: image("event-harvest-supper"),
  sections: [
    {
      blockType: "text",
      heading: "If plans change",
      body: richText(
        "Tickets are refunded in full up to forty-eight hours before, and always when the change is ours. A cancelled evening stays on this page, marked as such, so that nobody waits on a pavement.",
      ),
    },
  ],
  emptyState: {
    heading: "Nothing on. Dinner, though.",
    text: "No events are planned here at the moment. The oven is on most evenings, which we consider entertainment.",
  },
  seo: {
    description:
      "Vinyl nights, dough classes, jazz Sundays and suppers at 400, Cenere and Madia in Milan, Naples, Rome and London. Dates, prices and tickets.",
  },
}

export const news: Content<"pages"> = {
  template: "news",
  title: "Notes from beside the oven",
  kicker: "News",
  introduction:
    "Harvests, bricks, people coming and going, and occasional strong views about tomatoes.",
  hero: image("news-wheat"),
  sections: [],
  emptyState: { heading: "No news", text: "Which, in a kitchen, is generally good." },
  seo: {
    description:
      "News from Quattrocento: harvests, new ovens, growers, recipes and people at 400, Cenere and Madia.",
  },
}
