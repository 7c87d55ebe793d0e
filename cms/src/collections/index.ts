import type { CollectionConfig } from "payload"
import { CONTENT_SLUGS, CONTENT_TYPES, type ContentSlug } from "../../../shared/content-types"
import {
  GUEST_COLLECTIONS,
  GUEST_DOCUMENTS,
  type GuestCollection,
} from "../../../shared/submissions/guest-documents"
import { withPublishingStatus, withRefusal } from "../admin-ui/publishing/with-publishing-status"
import { withCsvExport } from "../guests/with-csv-export"
import { withPhoneSearch } from "../guests/with-phone-search"
import { withDecimals } from "../hooks/read-decimals"
import { withDraftReading } from "../publishing/draft-reading"
import { withPreview } from "../publishing/with-preview"
import { withPublishing } from "../publishing/with-publishing"
import { apiClients } from "./api-clients"
import { applications } from "./applications"
import { bookings } from "./bookings"
import { brands } from "./brands"
import { contentChanges } from "./content-changes"
import { enquiries } from "./enquiries"
import { events } from "./events"
import { functionSpaces } from "./function-spaces"
import { guestFiles } from "./guest-files"
import { jobs } from "./jobs"
import { locations } from "./locations"
import { media } from "./media"
import { menus } from "./menus"
import { news } from "./news"
import { orders } from "./orders"
import { pages } from "./pages"
import { products } from "./products"
import { redirects } from "./redirects"
import { stockists } from "./stockists"
import { subscriptions } from "./subscriptions"
import { tastingMenus } from "./tasting-menus"
import { users } from "./users"
import { withGuards } from "./with-guards"

const shown: Readonly<Record<ContentSlug, CollectionConfig>> = {
  brands,
  locations,
  "function-spaces": functionSpaces,
  menus,
  "tasting-menus": tastingMenus,
  news,
  events,
  jobs,
  products,
  stockists,
  pages,
  redirects,
  media,
}

/** Guarded, and under the names that the site's queries have for it. */
function content(slug: ContentSlug): CollectionConfig {
  const { type, list } = CONTENT_TYPES[slug]
  return {
    ...withGuards(slug, shown[slug]),
    graphQL: { singularName: type, pluralName: list },
  }
}

/** What guests send, in the order of shared/submissions/guest-documents.ts. */
const sent: Readonly<Record<GuestCollection, CollectionConfig>> = {
  enquiries,
  bookings,
  orders,
  applications,
  subscriptions,
}

const guests = GUEST_COLLECTIONS.map((slug): CollectionConfig => {
  const { type, list } = GUEST_DOCUMENTS[slug]
  const collection = { ...sent[slug], graphQL: { singularName: type, pluralName: list } }
  return withCsvExport(withPhoneSearch(collection))
})

const kept: CollectionConfig[] = [...guests, guestFiles, users, apiClients]

/** In the order the admin lists them. */
export const collections: CollectionConfig[] = [
  ...CONTENT_SLUGS.map(content)
    .map(withPublishing)
    .map(withDraftReading)
    .map(withPreview)
    .map(withPublishingStatus),
  ...kept.map(withRefusal),
  contentChanges,
].map(withDecimals)
