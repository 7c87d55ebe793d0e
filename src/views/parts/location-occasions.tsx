import { Picture } from "../../components/picture"
import { Price } from "../../components/price"
import { SiteLink } from "../../components/site-link"
import type { LocationModel } from "../../content/view-models"
import "./location-occasions.css"

/** A venue's tasting menus and rooms for private events. */
export function LocationOccasions({ model }: { model: LocationModel }) {
  const { tastingMenus, functionSpaces } = model
  if (tastingMenus.length === 0 && functionSpaces.length === 0) return null
  return (
    <section className="container location-view__section" aria-labelledby="occasions">
      <h2 id="occasions">For an occasion</h2>
      <div className="location-occasions">
        {tastingMenus.length > 0 && (
          <div className="location-occasions__part">
            <h3>Tasting menus</h3>
            <ul className="location-occasions__menus">
              {tastingMenus.map(({ title, pricePerGuest }) => (
                <li key={title}>
                  <span className="location-occasions__title">{title}</span>
                  <span className="location-occasions__price">
                    <Price money={pricePerGuest} /> a guest
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <SiteLink href="/degustation">See the courses</SiteLink>
            </p>
          </div>
        )}
        {functionSpaces.length > 0 && (
          <div className="location-occasions__part">
            <h3>Rooms for private events</h3>
            <ul className="location-occasions__spaces">
              {functionSpaces.map(({ name, seated, standing, image }) => (
                <li key={name}>
                  <Picture image={image} ratio="3 / 2" sizes="(min-width: 48em) 24vw, 92vw" />
                  <p className="location-occasions__title">{name}</p>
                  <p className="quiet">
                    {seated} seated, {standing} standing
                  </p>
                </li>
              ))}
            </ul>
            <p>
              <SiteLink href="/functions">Plan a private event</SiteLink>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
