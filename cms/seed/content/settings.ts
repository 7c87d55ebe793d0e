import { routeTo } from "../../../shared/paths"
import { image } from "../references"
import type { GlobalContent } from "../types"

export const siteSettings: GlobalContent<"site-settings"> = {
  groupName: "Quattrocento",
  legalName: "Quattrocento Ristorazione S.r.l.",
  description:
    "Three restaurants’ worth of ideas about fire and flour: 400 for pizza, Cenere for dinner by the hearth, Madia for bread and wine. Rome, Milan, Naples, London and, very soon, Lisbon.",
  email: "ciao@quattrocento.example",
  phone: "+39 06 5550 0100",
  socialLinks: [
    {
      network: "instagram",
      label: "Quattrocento on Instagram",
      url: "https://instagram.example/quattrocento",
    },
    {
      network: "facebook",
      label: "Quattrocento on Facebook",
      url: "https://facebook.example/quattrocento",
    },
    {
      network: "youtube",
      label: "Quattrocento on YouTube",
      url: "https://youtube.example/quattrocento",
    },
    {
      network: "linkedin",
      label: "Quattrocento on LinkedIn",
      url: "https://linkedin.example/quattrocento",
    },
  ],
  announcement: {
    enabled: true,
    text: "The Lisbon oven is built and drying out.",
    link: { label: "400 Alfama", url: routeTo("locations", "400-alfama") },
  },
  contactSubjects: [
    {
      subject: "A booking",
      description: "Changing, cancelling or rescuing a table.",
      email: "tables@quattrocento.example",
    },
    {
      subject: "Allergies and access",
      description: "What is in a dish, or how to reach your seat.",
      email: "care@quattrocento.example",
    },
    {
      subject: "Private events",
      description: "Parties, meetings, weddings for people in a hurry.",
      email: "events@quattrocento.example",
    },
    {
      subject: "Working with us",
      description: "Introduce yourself, whether or not we advertise.",
      email: "kitchen@quattrocento.example",
    },
    {
      subject: "Press and suppliers",
      description: "Questions for print, or samples for tasting.",
      email: "press@quattrocento.example",
    },
    {
      subject: "Something went wrong",
      description: "Tell us plainly. Ilaria reads these herself.",
      email: "ilaria@quattrocento.example",
    },
  ],
  registeredAddress: "Vicolo della Brace 14, 00153 Rome, Italy",
  companyNumber: "RM-0400400",
  defaultSeo: {
    title: "Quattrocento",
    description:
      "400, Cenere and Madia: wood-fired pizza, live-fire dinners, bread and wine. Venues in Rome, Milan, Naples, London and soon Lisbon.",
    image: image("social-card"),
  },
}
