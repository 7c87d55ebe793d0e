import { routeTo } from "../../../shared/paths"
import type { Content } from "../types"

export const redirects: readonly Content<"redirects">[] = [
  {
    from: "/menu",
    to: routeTo("menus"),
    permanent: true,
    note: "Printed on the first window stickers.",
  },
  {
    from: "/locations/400-darsena",
    to: routeTo("locations", "400-navigli"),
    permanent: true,
    note: "The Milan venue's name before it moved along the canal.",
  },
  {
    from: "/winter",
    to: routeTo("whatson"),
    permanent: false,
    note: "On the cards of this winter; the next ones lead elsewhere.",
  },
]
