import { reshapeAddress, reshapeGeo } from "./address"
import { list, oneOf, optional, required, type DocumentRef } from "./content-error"
import type { StockistDetailFragment } from "./generated/queries"
import type { Stockist } from "./view-models"

const STOCKIST_KINDS: readonly Stockist["kind"][] = [
  "grocer",
  "delicatessen",
  "wineShop",
  "departmentStore",
  "market",
  "online",
]

export function reshapeStockist(stockist: StockistDetailFragment): Stockist {
  const document: DocumentRef = { type: "Stockist", name: stockist.name, id: stockist.id }
  return {
    name: required(stockist.name, document, "name", "the shop's name"),
    slug: required(stockist.slug, document, "slug", "a slug"),
    kind: oneOf(stockist.kind, STOCKIST_KINDS, document, "kind"),
    address: reshapeAddress(stockist.address, document),
    geo: reshapeGeo(stockist.geo, document),
    products: list(list(stockist.products).map((product) => product.name)),
    phone: optional(stockist.phone),
    url: optional(stockist.url),
    note: optional(stockist.note),
  }
}
