import { routeTo } from "../../shared/paths"
import { optional, required, type DocumentRef } from "./content-error"
import { mapFoodLabels } from "./menu"
import { optionalMoney } from "./money"
import { picture } from "./picture"
import type { ProductDetailFragment } from "./generated/queries"

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
