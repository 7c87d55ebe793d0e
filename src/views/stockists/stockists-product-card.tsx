import { AllergenNote } from "../../ui/food-labels"
import { Picture } from "../../ui/picture"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import type { Product } from "../../content/pages/product"
import { heard, words } from "../../ui/words"
import * as texts from "../../texts/stockists"
import "../../ui/disclosure.css"
import "./stockists-product-card.css"

/** One product as its label tells it: format, price, ingredients, allergens; among many what it is alone. */
export function ProductCard({ product, isBrief }: { product: Product; isBrief: boolean }) {
  return (
    <article className="product-card" id={product.slug}>
      <Picture
        className="product-card__picture"
        image={product.image}
        ratio="1 / 1"
        sizes="(min-width: 92em) 17rem, (min-width: 68em) 19vw, (min-width: 25em) 17rem, 68vw"
      />
      <div className="product-card__text">
        {!isBrief && product.brandName && <p className="kicker">{product.brandName}</p>}
        <h3 className="product-card__name">
          <SiteLink className="name-link" href={product.path}>
            {product.name}
          </SiteLink>
        </h3>
        <p className="product-card__format">
          {isBrief ? (
            `${product.format} `
          ) : (
            <span>
              {product.format}
              {product.price && <span className="visually-hidden">, </span>}
            </span>
          )}
          {product.price && <Price money={product.price} />}
        </p>
        {!isBrief && <p>{product.description}</p>}
        {!isBrief && product.ingredients && (
          <details className="disclosure product-card__ingredients">
            <summary>{words(texts.ingredients(product.name, heard))}</summary>
            <p>{product.ingredients}</p>
          </details>
        )}
        {!isBrief && <AllergenNote allergens={product.allergens} />}
      </div>
    </article>
  )
}
