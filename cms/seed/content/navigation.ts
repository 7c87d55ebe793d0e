import { internalLink } from "../references"
import type { GlobalContent } from "../types"

export const siteNavigation: GlobalContent<"site-navigation"> = {
  header: [
    internalLink("Venues", "pages/locations"),
    internalLink("Menus", "pages/menus"),
    internalLink("Order", "pages/order"),
    internalLink("What’s on", "pages/whatson"),
    internalLink("Degustation", "pages/degustation"),
    internalLink("Functions", "pages/functions"),
    internalLink("News", "pages/news"),
    internalLink("About", "pages/about"),
    internalLink("Careers", "pages/careers"),
    internalLink("Contact", "pages/contact"),
  ],
  footer: [
    {
      heading: "Eat",
      links: [
        internalLink("400", "brands/400"),
        internalLink("Cenere", "brands/cenere"),
        internalLink("Madia", "brands/madia"),
        internalLink("Menus", "pages/menus"),
        internalLink("Book a table", "pages/book"),
        internalLink("Order", "pages/order"),
      ],
    },
    {
      heading: "Gather",
      links: [
        internalLink("What’s on", "pages/whatson"),
        internalLink("Degustation", "pages/degustation"),
        internalLink("Functions", "pages/functions"),
        internalLink("Stockists", "pages/stockists"),
      ],
    },
    {
      heading: "Group",
      links: [
        internalLink("About", "pages/about"),
        internalLink("News", "pages/news"),
        internalLink("Careers", "pages/careers"),
        internalLink("Contact", "pages/contact"),
      ],
    },
  ],
  legal: [
    internalLink("Privacy policy", "pages/privacyPolicy"),
    internalLink("Terms and conditions", "pages/termsAndConditions"),
  ],
}
