import { externalLink, image } from "../../references"
import { bullets, heading, richText } from "../../rich-text"
import type { Content } from "../../types"

export const careers: Content<"pages"> = {
  template: "careers",
  title: "Warm work",
  kicker: "Careers",
  introduction:
    "We hire people who notice things. Flour, fire and the ordering system can be taught; noticing takes longer.",
  hero: image("craft-tomatoes"),
  sections: [
    {
      blockType: "text",
      heading: "What we promise",
      body: richText(
        bullets(
          "Pay printed in the advertisement, and no trial shift without it.",
          "Two days off together, and a rota four weeks ahead.",
          "All tips and service charge to the team, by hours worked. We publish the sums on the staff door.",
          "A proper meal, sitting down, before every service.",
        ),
        heading("How we choose", 3),
        "One conversation, one paid shift, one answer within a week. If it is no, we tell you why.",
      ),
    },
    {
      blockType: "figures",
      heading: "Where people go",
      figures: [
        { figure: "4 of 9", label: "cooks at Cenere began as fire apprentices" },
        { figure: "3", label: "head bakers who started on the dishwasher" },
        { figure: "5 pm", label: "supper, every day, everybody" },
      ],
    },
    {
      blockType: "questions",
      heading: "Asked before applying",
      questions: [
        {
          question: "Do I need experience?",
          answer: "Where it says so. Elsewhere we mean it when we say we teach.",
        },
        {
          question: "Must I speak Italian?",
          answer:
            "In Italy, enough to shout “behind you”. You will pick up the rest, including words we would rather you didn’t.",
        },
        {
          question: "Can I move between cities?",
          answer: "Yes. After a year you can swap for three months, and we help with the room.",
        },
      ],
    },
    {
      blockType: "callToAction",
      heading: "Nothing that fits?",
      text: "Write anyway. Some of our best people answered an advertisement that did not exist.",
      links: [
        externalLink(
          "Introduce yourself",
          "mailto:kitchen@quattrocento.example?subject=Working%20with%20you",
        ),
      ],
    },
  ],
  emptyState: {
    heading: "No open positions",
    text: "Every apron is taken just now. Write to us all the same: aprons come free, usually in September.",
  },
  seo: {
    description:
      "Open positions at 400, Cenere and Madia in Rome, Milan, Naples, London and Lisbon. Pay shown, tips shared, two days off together.",
  },
}

export const stockists: Content<"pages"> = {
  template: "stockists",
  title: "Us, in jars",
  kicker: "Stockists",
  introduction:
    "Five things we make, in thirty shops that look after them. Search by place, or ask what is near you.",
  hero: image("product-panettone"),
  sections: [
    {
      blockType: "questions",
      heading: "Shelf life",
      questions: [
        {
          question: "How long does the passata keep?",
          answer: "Two years closed, four days open in the fridge. Nobody has tested the second.",
        },
        {
          question: "When is there panettone?",
          answer:
            "From the first week of November until it runs out, which is a race we always lose.",
        },
        {
          question: "May my shop sell your things?",
          answer: "If you like them and will store them out of the sun, probably. Write to us.",
        },
      ],
    },
  ],
  emptyState: {
    heading: "No shop nearby",
    text: "Nothing matches that place yet. Our online pantry posts across the EU; The Dry Goods Post covers the United Kingdom.",
  },
  seo: {
    description:
      "Where to buy our passata, chilli oil, flour, dough kit and panettone: thirty shops in Italy, the UK, Portugal and beyond, and online.",
  },
}
