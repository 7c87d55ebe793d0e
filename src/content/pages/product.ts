import { LIST_PAGE_SIZES } from "../../../shared/list-pages"
import { routeTo } from "../../../shared/paths"
import { brandDocument, mapBrandReference } from "../brand"
import { byName } from "../by-name"
import { list, onlyDocument, optional, required, type DocumentRef } from "../content-error"
import type { ProductDetailFragment, ProductPageQuery } from "../generated/queries"
import { isOnline } from "../online-shop"
import { mapFoodLabels } from "../menu"
import { optionalMoney } from "../money"
import { picture } from "../picture"
import { mapSeo } from "../seo"
import { shopsInOrder } from "../shops-in-order"
import { mapStockist } from "../stockist"

export const productDocument = (product: { name?: string | null; id: number }): DocumentRef => ({
  type: "Product",
  name: product.name,
  id: product.id,
})

export const productDetailFragment = /* GraphQL */ `
  fragment ProductDetail on CMS_Product {
    id
    name
    slug
    brand {
      name
    }
    format
    description
    image {
      ...SiteImage
    }
    price
    currency
    ingredients
    allergens
  }
`

export type Product = ReturnType<typeof mapProduct>

export function mapProduct(product: ProductDetailFragment) {
  const document = productDocument(product)
  const slug = required(product.slug, document, "slug", "a slug such as chilli-oil")
  return {
    name: required(product.name, document, "name", "the product's name"),
    slug,
    path: routeTo("products", slug),
    brandName: optional(product.brand?.name),
    format: required(product.format, document, "format", "size and packing, such as 340 g jar"),
    description: required(product.description, document, "description", "a short description"),
    image: picture(product.image, document, "image"),
    price: optionalMoney(product.price, product.currency, document, "price"),
    ingredients: optional(product.ingredients),
    allergens: mapFoodLabels({ allergens: product.allergens }, document, "product").allergens,
  }
}

/** Shops with a door on the page of one product: as many as on one of the list's. */
const MOST_SHOPS = LIST_PAGE_SIZES.stockists

export const toProductModel = ({ cms }: ProductPageQuery) => {
  const document = onlyDocument(cms.Products?.docs, "Product", "a product that is published")
  const product = mapProduct(document)
  const brand = optional(document.brand)
  const shops = list(cms.Stockists?.docs)
    .sort(byName)
    .map(mapStockist)
    // Who stands on the page of one product need not say what else they have.
    .map((stockist) => ({ ...stockist, products: [] }))
  const doors = shopsInOrder(shops.filter((shop) => !isOnline(shop)))
  return {
    product,
    /** None where it is the group's. */
    brand: brand && mapBrandReference(brand, brandDocument(brand)),
    seo: mapSeo(undefined, {
      title: product.name,
      description: product.description,
      image: document.image,
    }),
    /** The first with a door, and those without; all are found on the page of all products. */
    stockists: [...doors.slice(0, MOST_SHOPS), ...shops.filter(isOnline)],
    shopCount: doors.length,
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
