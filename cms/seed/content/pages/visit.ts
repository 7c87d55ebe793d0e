import { image, internalLink } from "../../references"
import { bullets, richText } from "../../rich-text"
import type { Content } from "../../types"

export const locations: Content<"pages"> = {
  template: "locations",
  title: "Seven addresses, most of them warm",
  kicker: "Venues",
  introduction:
    "Filter by brand or city, see who is open this minute, or let your telephone find the nearest fire.",
  hero: image("inside-400-trastevere"),
  sections: [
    {
      blockType: "questions",
      heading: "Before you set out",
      questions: [
        {
          question: "Are the opening hours right?",
          answer:
            "Yes: one record drives this page, bookings and what search engines show. Days that differ are listed on each venue’s page with the reason.",
        },
        {
          question: "Can I bring the dog?",
          answer:
            "To Trastevere, Navigli and both Madias, gladly. Assistance dogs are welcome everywhere.",
        },
        {
          question: "Is there room for a pushchair or a wheelchair?",
          answer:
            "Each venue’s page says what is step-free, what is not, and what helps. If something is missing, ask and we will measure it.",
        },
      ],
    },
    {
      blockType: "callToAction",
      heading: "Coming with a crowd?",
      text: "Six rooms, from ten to seventy people.",
      links: [internalLink("Private events", "pages/functions")],
    },
  ],
  emptyState: {
    heading: "Nowhere fits that",
    text: "No venue matches these filters. Loosen one: cities are negotiable, hunger isn’t.",
  },
  seo: {
    description:
      "All our venues in Rome, Milan, Naples, London and Lisbon: addresses, opening hours, what is open now, access and how to get there.",
  },
}

export const book: Content<"pages"> = {
  template: "book",
  title: "Keep a chair for me",
  kicker: "Book a table",
  introduction:
    "Most of our venues take bookings online, and the two Madias not at all, on principle and for lack of chairs.",
  hero: image("inside-400-soho"),
  sections: [
    {
      blockType: "questions",
      heading: "About bookings",
      questions: [
        {
          question: "How long is the table mine?",
          answer:
            "An hour and three quarters at 400; all evening at Cenere. If nobody is waiting, nobody is counting.",
        },
        {
          question: "What if I am late?",
          answer:
            "We hold tables for fifteen minutes and answer the telephone. Fire-cooked tasting menus start together, so please ring.",
        },
        {
          question: "Do you keep places for people without a booking?",
          answer:
            "Always: the lane in Trastevere, half the counter in Soho, and every stool at Madia.",
        },
        {
          question: "May I cancel?",
          answer:
            "Free of charge up to four hours before, or a day before for tasting menus and groups of seven or more.",
        },
      ],
    },
    {
      blockType: "text",
      heading: "Tell us in advance",
      body: richText(
        "It helps us to know about:",
        bullets(
          "allergies, however dull you find mentioning them",
          "wheelchairs, pushchairs and high chairs",
          "birthdays, if you would like them noticed, or not noticed",
        ),
      ),
    },
  ],
  emptyState: {
    heading: "No bookings just now",
    text: "None of our venues is taking bookings at the moment. Walk in: we keep seats for exactly that.",
  },
  seo: {
    description:
      "Book a table at 400 or Cenere, and see how to get a stool at Madia. Cancel free up to four hours before.",
  },
}

export const order: Content<"pages"> = {
  template: "order",
  title: "To take away, quickly",
  kicker: "Order",
  introduction:
    "Collect it from a window, have it cycled round the corner, or put a loaf aside for the morning. The clock starts when the box closes.",
  hero: image("dish-diavola"),
  sections: [
    {
      blockType: "steps",
      heading: "The eleven good minutes",
      steps: [
        {
          title: "Choose the nearest oven",
          text: "Distance is the only ingredient we can’t improve.",
        },
        {
          title: "Open the lid a finger",
          text: "Steam is what turns a crust to cardboard. Let it out on the way.",
        },
        {
          title: "Too late? Use a dry pan",
          text: "Two minutes, medium heat, lid off. Never the microwave. We would know.",
        },
      ],
    },
    {
      blockType: "callToAction",
      heading: "Rather cook it yourself?",
      text: "Our flour, passata and dough kit are in thirty shops.",
      links: [internalLink("Find a stockist", "pages/stockists")],
    },
  ],
  emptyState: {
    heading: "Boxes are all folded away",
    text: "No venue is taking orders at the moment. The tables are still here.",
  },
  seo: {
    description:
      "Collection and bicycle delivery from 400 in Rome, Milan and London, and bread to put aside at Madia in Naples.",
  },
}

export const contact: Content<"pages"> = {
  template: "contact",
  title: "Say it to a person",
  kicker: "Contact",
  introduction:
    "Find your subject or your venue, and write or call: it reaches somebody who works there. We answer within one working day, two if the fire is being difficult.",
  hero: image("news-courtyard"),
  sections: [
    {
      blockType: "questions",
      heading: "Quicker answers",
      questions: [
        {
          question: "I left my umbrella behind",
          answer:
            "Ring the venue between three and six. We keep things for a month; umbrellas, realistically, a fortnight.",
        },
        {
          question: "I need the allergen list",
          answer:
            "It is on every menu, dish by dish. For anything not covered there, write to “Allergies and access” above.",
        },
        {
          question: "I want to sell you something",
          answer:
            "If it grows, burns or ages, choose “Press and suppliers”. If it is software, we have some.",
        },
      ],
    },
  ],
  seo: {
    description:
      "Write to Quattrocento or to one of our venues about bookings, allergies, access, private events or press. Answered by a person.",
  },
}
