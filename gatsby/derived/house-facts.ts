import type { GroupFacts, HouseFacts } from "../../shared/house-facts"
import { mapAddress } from "../../src/content/address"
import { required } from "../../src/content/content-error"
import { hoursFields, mapHours } from "../../src/content/hours"
import { SETTINGS } from "../../src/content/site-facts"
import { venueDocument } from "../../src/content/venue"
import { formatAddress } from "../../src/texts/address"
import { WITH_PAST } from "../current-exceptions"

export const GROUP_FIELDS = "groupName email"

/** What `houseFacts` is made of. */
export const HOUSE_FIELDS = `
  id
  name
  slug
  address { street district city postcode region country }
  phone
  email
  statusNote
  ${hoursFields(`${WITH_PAST}: hoursExceptions`)}`

type Text = string | null | undefined
type HoursRow = Parameters<typeof mapHours>[0]
type VenueRow = HoursRow &
  Parameters<typeof venueDocument>[0] & {
    [WITH_PAST]?: HoursRow["hoursExceptions"]
    slug?: Text
    address?: Parameters<typeof mapAddress>[0]
    email?: Text
    phone?: Text
  }

export const groupFacts = (
  settings: { groupName?: Text; email?: Text } | null | undefined,
): GroupFacts => ({
  groupName: required(settings?.groupName, SETTINGS, "groupName", "the group's name"),
  email: required(settings?.email, SETTINGS, "email", "the group's e-mail address"),
})

export function houseFacts(venue: VenueRow): HouseFacts {
  const ref = venueDocument(venue)
  return {
    slug: required(venue.slug, ref, "slug", "a slug such as 400-soho"),
    name: required(venue.name, ref, "name", "the venue's name"),
    address: formatAddress(mapAddress(venue.address, ref)),
    email: required(venue.email, ref, "email", "the venue's e-mail address"),
    phone: required(venue.phone, ref, "phone", "a number that starts with + and the country code"),
    hours: mapHours({ ...venue, hoursExceptions: venue[WITH_PAST] }, ref),
  }
}
