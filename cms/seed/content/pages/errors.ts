import { externalLink, image, internalLink } from "../../references"
import type { Content } from "../../types"

export const notFound: Content<"pages"> = {
  template: "notFound",
  title: "This page has left the oven",
  kicker: "Page not found · 404",
  introduction:
    "Four degrees too many. Whatever was here has been eaten, moved, or never existed. The restaurants, happily, all do.",
  hero: image("oven"),
  sections: [
    {
      blockType: "callToAction",
      heading: "Ways back to dinner",
      links: [
        internalLink("The front page", "pages/home"),
        internalLink("All venues", "pages/locations"),
        internalLink("What’s on", "pages/whatson"),
        internalLink("Tell us it’s missing", "pages/contact"),
      ],
    },
  ],
  seo: {
    title: "Page not found",
    description:
      "This page does not exist. Find our venues, what’s on, or the way back to the front page.",
  },
}

export const serverError: Content<"pages"> = {
  template: "serverError",
  title: "We’ve dropped something",
  kicker: "Something went wrong · 500",
  introduction:
    "That was us, not you. Somebody is sweeping up. Try again in a minute; if you have a booking, it is safe and so is your table.",
  sections: [
    {
      blockType: "callToAction",
      heading: "Can’t wait?",
      text: "The telephone runs on older, simpler technology.",
      links: [
        internalLink("Try the front page", "pages/home"),
        externalLink("Ring +39 06 5550 0100", "tel:+390655500100"),
        externalLink("Write to us", "mailto:ciao@quattrocento.example"),
      ],
    },
  ],
  seo: {
    title: "Something went wrong",
    description: "Something went wrong on our side. Try again in a minute, or ring us.",
  },
}

export const offline: Content<"pages"> = {
  template: "offline",
  title: "The line has gone cold",
  kicker: "No connection",
  introduction:
    "You are offline, and your device has no page for this address: it was not kept here, or there is none. What you have looked at before still works. So does the telephone.",
  sections: [],
  seo: {
    title: "You are offline",
    description: "No connection. Pages you have seen before still work, and so does the telephone.",
  },
}
