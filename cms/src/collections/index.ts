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
import { CONTENT } from "./content.generated"
import { contentChanges } from "./content-changes"
import { draftsAndVersions } from "./drafts"
import { enquiries } from "./enquiries"
import { guestFiles } from "./guest-files"
import { orders } from "./orders"
import { subscriptions } from "./subscriptions"
import { users } from "./users"
import { withGuards } from "./with-guards"

const shown: Readonly<Record<ContentSlug, CollectionConfig>> = CONTENT

/** Guarded, and with what the registry says of it. */
function content(slug: ContentSlug): CollectionConfig {
  const { type, list, nameField, hasDrafts } = CONTENT_TYPES[slug]
  const collection = withGuards(slug, shown[slug])
  return {
    ...collection,
    graphQL: { singularName: type, pluralName: list },
    admin: { ...(nameField && { useAsTitle: nameField }), ...collection.admin },
    ...(hasDrafts && { versions: draftsAndVersions }),
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
