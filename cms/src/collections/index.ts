import type { CollectionConfig } from "payload"
import { withPublishingStatus, withRefusal } from "../admin-ui/publishing/with-publishing-status"
import { withDecimals } from "../hooks/read-decimals"
import { withDraftReading } from "../publishing/draft-reading"
import { withPreview } from "../publishing/with-preview"
import { withPublishing } from "../publishing/with-publishing"
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
import { redirects } from "./redirects"
import { stockists } from "./stockists"
import { tastingMenus } from "./tasting-menus"
import { users } from "./users"

/** What the site shows. */
const shown: CollectionConfig[] = [
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
  redirects,
  media,
]

const kept: CollectionConfig[] = [enquiries, bookings, applications, users, apiClients]

/** In the order the admin lists them. */
export const collections: CollectionConfig[] = [
  ...shown.map(withPublishing).map(withDraftReading).map(withPreview).map(withPublishingStatus),
  ...kept.map(withRefusal),
].map(withDecimals)
