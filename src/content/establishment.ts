import { list } from "./content-error"
import type { VenueKindFragment } from "./generated/queries"

/** As schema.org calls what a venue is. */
export type Establishment = "FoodEstablishment" | "Restaurant" | "Bakery" | "BarOrPub"

export const venueKindFragment = /* GraphQL */ `
  fragment VenueKind on CMS_Location {
    kinds: menus {
      kind
    }
  }
`

/** What a venue is, by what it serves; where it serves nothing yet, what all of them are. */
export function establishmentOf(menus: readonly { kind?: string | null }[]): Establishment {
  if (menus.length === 0) return "FoodEstablishment"
  if (menus.some(({ kind }) => kind === "bakery")) return "Bakery"
  return menus.every(({ kind }) => kind === "drinks") ? "BarOrPub" : "Restaurant"
}

export const mapEstablishment = ({ kinds }: VenueKindFragment): Establishment =>
  establishmentOf(list(kinds))
