import { AllergenNote } from "../../components/food-labels"
import { Picture } from "../../components/picture"
import { Price } from "../../components/price"
import type { Product } from "../../content/view-models"
import "./stockists-product-card.css"

/** One product as its label tells it: format, price, ingredients, allergens. */
export function ProductCard({ product }: { product: Product }) {
  return (
    <article className="product-card" id={product.slug}>
      <Picture
        className="product-card__picture"
        image={product.image}
        ratio="1 / 1"
        sizes="(min-width: 75em) 20vw, (min-width: 40em) 44vw, 92vw"
      />
      <div className="product-card__text">
        {product.brandName && <p className="kicker">{product.brandName}</p>}
        <h3 className="product-card__name">{product.name}</h3>
        <p className="product-card__format">
          {product.format}
          {product.price && (
            <>
              <span aria-hidden="true"> · </span>
              <span className="visually-hidden">, </span>
              <Price money={product.price} />
            </>
          )}
        </p>
        <p>{product.description}</p>
        {product.ingredients && (
          <details className="product-card__ingredients">
            <summary>
              Ingredients<span className="visually-hidden"> of {product.name}</span>
            </summary>
            <p>{product.ingredients}</p>
          </details>
        )}
        <AllergenNote allergens={product.allergens} />
      </div>
    </article>
  )
}
