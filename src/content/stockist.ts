import { mapAddress, mapGeo } from "./address"
import { list, oneOf, optional, required, type DocumentRef } from "./content-error"
import type { StockistDetailFragment } from "./generated/queries"

const STOCKIST_KINDS = [
  "grocer",
  "delicatessen",
  "wineShop",
  "departmentStore",
  "market",
  "online",
] as const

export const stockistDetailFragment = /* GraphQL */ `
  fragment StockistDetail on CMS_Stockist {
    id
    name
    slug
    kind
    address {
      ...AddressDetail
    }
    geo {
      ...GeoPointDetail
    }
    products {
      name
    }
    phone
    url
    note
  }
`

export type Stockist = ReturnType<typeof mapStockist>
/** One to go to. */
export type ShopWithDoor = Exclude<Stockist, { kind: "online" }>

/** Nobody goes to an online shop: of one there is no address. */
export function mapStockist(stockist: StockistDetailFragment) {
  const document: DocumentRef = { type: "Stockist", name: stockist.name, id: stockist.id }
  const kind = oneOf(stockist.kind, STOCKIST_KINDS, document, "kind")
  const shop = {
    name: required(stockist.name, document, "name", "the shop's name"),
    slug: required(stockist.slug, document, "slug", "a slug"),
    products: list(list(stockist.products).map((product) => product.name)),
    phone: optional(stockist.phone),
    url: optional(stockist.url),
    note: optional(stockist.note),
  }
  if (kind === "online") return { ...shop, kind, address: undefined, geo: undefined }
  const address = mapAddress(stockist.address, document)
  return { ...shop, kind, address, geo: mapGeo(stockist.geo, address, document) }
}
