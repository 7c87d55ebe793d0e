import type { ProductLeaf } from "schema-dts"
import type { ProductPageModel } from "../content/pages/product"
import { previewUrl } from "../content/image"
import { absolute, type Site } from "./site"

/** What is sold in shops; nobody can buy it on the site. */
export function productNode(
  { product, stockists }: Pick<ProductPageModel, "product" | "stockists">,
  site: Site,
): ProductLeaf {
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
    ...(price && stockists.length > 0
      ? {
          offers: {
            "@type": "Offer",
            price: price.amount,
            priceCurrency: price.currency,
            availability: stockists.every(({ kind }) => kind === "online")
              ? "https://schema.org/OnlineOnly"
              : "https://schema.org/InStoreOnly",
          },
        }
      : {}),
  }
}
