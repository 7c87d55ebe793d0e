import "./brand-dishes.css"
import { Picture } from "../../ui/picture"
import type { Image } from "../../content/image"
import type { BrandModel } from "../../content/pages/brand"
import { BrandDishServings } from "./brand-dish-servings"
import * as texts from "../../texts/brand"
import { titleClass } from "../../ui/long-title"

/** A picture that is cropped to the plate's square is laid out wider than the plate. */
function sizesOf({ width, height }: Image): string {
  const overflow = Math.max(1, width / height)
  return `(min-width: 60em) ${Math.round(50 * overflow)}vw, ${Math.round(92 * overflow)}vw`
}

/** Plates seen from above, each cut off by the window. */
export function BrandDishes({ model }: { model: BrandModel }) {
  const dishes = model.brand.signatureDishes
  if (dishes.length === 0) return null
  return (
    <section className="brand-dishes" aria-labelledby="brand-dishes">
      <div className="container">
        <h2 id="brand-dishes" className="brand-dishes__heading">
          {texts.whatToOrderFirst}
        </h2>
      </div>
      <ul className="brand-dishes__list">
        {dishes.map((dish, index) => (
          <li
            key={dish.name}
            className={
              dish.image
                ? "brand-dishes__dish spread"
                : "brand-dishes__dish brand-dishes__dish--words spread"
            }
          >
            {dish.image && (
              <Picture
                className="brand-dishes__plate"
                image={dish.image}
                ratio="1"
                sizes={sizesOf(dish.image)}
              />
            )}
            <div className="brand-dishes__words">
              <h3 className={titleClass(dish.name, "brand-dishes__name")}>{dish.name}</h3>
              <p className="brand-dishes__description">{dish.description}</p>
              <BrandDishServings
                servings={model.dishServings[index] ?? []}
                brandVenues={model.venues}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
