import { routeTo } from "../../../shared/paths"
import { brandDocument, mapBrandReference } from "../brand"
import { list, onlyDocument, optional, required } from "../content-error"
import type { ProductPageQuery } from "../generated/queries"
import { mapProduct, productDocument } from "../product"
import { mapSeo } from "../seo"
import { mapStockist } from "../stockist"

export const toProductModel = ({ cms }: ProductPageQuery) => {
  const document = onlyDocument(cms.Products?.docs, "Product", "a product that is published")
  const product = mapProduct(document)
  const brand = optional(document.brand)
  return {
    product,
    /** None where it is the group's. */
    brand: brand && mapBrandReference(brand, brandDocument(brand)),
    seo: mapSeo(undefined, {
      title: product.name,
      description: product.description,
      image: document.image,
    }),
    stockists: list(cms.Stockists?.docs)
      .map(mapStockist)
      // Who stands on the page of one product need not say what else they have.
      .map((stockist) => ({ ...stockist, products: [] })),
    others: list(cms.others?.docs).map((other) => {
      const document = productDocument(other)
      return {
        name: required(other.name, document, "name", "the product's name"),
        path: routeTo("products", required(other.slug, document, "slug", "a slug")),
        format: required(other.format, document, "format", "size and packing"),
      }
    }),
  }
}

export type ProductPageModel = ReturnType<typeof toProductModel>
