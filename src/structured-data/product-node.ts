import type { ProductLeaf } from "schema-dts"
import type { Product } from "../content/product"
import { previewUrl } from "../content/image"
import { absolute, type Site } from "./site"

/** What is sold in shops; nobody can buy it on the site. */
export function productNode(product: Product, site: Site): ProductLeaf {
  const { name, path, description, brandName, price } = product
  const image = previewUrl(product.image)
  return {
    "@type": "Product",
    "@id": absolute(`${path}#product`, site),
    url: absolute(path, site),
    name,
    description,
    ...(image ? { image: absolute(image, site) } : {}),
    ...(brandName ? { brand: { "@type": "Brand", name: brandName } } : {}),
    ...(price
      ? {
          offers: {
            "@type": "Offer",
            price: price.amount,
            priceCurrency: price.currency,
            availability: "https://schema.org/InStoreOnly",
          },
        }
      : {}),
  }
}
