import type { CollectionConfig } from "payload"
import { apiClients } from "./api-clients"
import { applications } from "./applications"
import { bookings } from "./bookings"
import { brands } from "./brands"
import { enquiries } from "./enquiries"
import { events } from "./events"
import { functionSpaces } from "./function-spaces"
import { jobs } from "./jobs"
import { locations } from "./locations"
import { media } from "./media"
import { menus } from "./menus"
import { news } from "./news"
import { pages } from "./pages"
import { products } from "./products"
import { stockists } from "./stockists"
import { tastingMenus } from "./tasting-menus"
import { users } from "./users"

/** In the order the admin lists them. */
export const collections: CollectionConfig[] = [
  brands,
  locations,
  functionSpaces,
  menus,
  tastingMenus,
  news,
  events,
  jobs,
  products,
  stockists,
  pages,
  media,
  enquiries,
  bookings,
  applications,
  users,
  apiClients,
]
