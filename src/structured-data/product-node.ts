import type { ProductLeaf } from "schema-dts"
import type { ProductPageModel } from "../content/pages/product"
import { previewUrl } from "../content/image"
import { absolute, type Site } from "./site"

type Product = ProductPageModel["product"]

export const productId = ({ path }: Pick<Product, "path">, site: Site): string =>
  absolute(`${path}#product`, site)

/**
 * What is sold in shops; nobody can buy it on the site.
 * @returns nothing of what has no price or no shop: without an offer it is no product (Google, “Product snippet structured
 * data”)
 */
export function productNode(
  { product, stockists }: Pick<ProductPageModel, "product" | "stockists">,
  site: Site,
): ProductLeaf | undefined {
  const { name, path, description, brandName, price } = product
  if (!price || stockists.length === 0) return undefined
  const image = previewUrl(product.image)
  return {
    "@type": "Product",
    "@id": productId(product, site),
    url: absolute(path, site),
    name,
    description,
    ...(image ? { image: absolute(image, site) } : {}),
    ...(brandName ? { brand: { "@type": "Brand", name: brandName } } : {}),
    offers: {
      "@type": "Offer",
      price: price.amount,
      priceCurrency: price.currency,
      availability: stockists.every(({ kind }) => kind === "online")
        ? "https://schema.org/OnlineOnly"
        : "https://schema.org/InStoreOnly",
    },
  }
}
