import { routeTo } from "../../../shared/paths"
import { Picture } from "../../ui/picture"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import type { LocationModel } from "../../content/pages/location"
import { isSamePicture } from "../shared/same-picture"
import { words } from "../../ui/words"
import * as texts from "../../texts/location"
import * as common from "../../texts/common"
import "./location-occasions.css"

/** Of each so many; the page that they lead to has all. */
const MOST_SHOWN = 4

/** A venue's tasting menus and rooms for private events. */
export function LocationOccasions({ model }: { model: LocationModel }) {
  const { venue } = model
  const tastingMenus = model.tastingMenus.slice(0, MOST_SHOWN)
  const functionSpaces = model.functionSpaces.slice(0, MOST_SHOWN)
  if (tastingMenus.length === 0 && functionSpaces.length === 0) return null
  // Rooms that the gallery has shown need no second showing; a row with a picture beside one without looks broken.
  const isPictured = !functionSpaces.some(({ image }) =>
    venue.gallery.some((shown) => isSamePicture(shown, image)),
  )
  return (
    <section
      className="container location-view__section location-view__section--hung"
      aria-labelledby="occasions"
    >
      <h2 id="occasions">{texts.forAnOccasion}</h2>
      <div className="location-occasions">
        {functionSpaces.length > 0 && (
          <div>
            <h3 className="location-occasions__heading">{texts.roomsForEvents}</h3>
            <ul className="location-occasions__list">
              {functionSpaces.map(({ name, seated, standing, image }) => (
                <li key={name} className="location-occasions__row">
                  {isPictured && (
                    <Picture
                      className="arch location-occasions__picture"
                      image={image}
                      ratio="4 / 3"
                      sizes="8rem"
                    />
                  )}
                  <span className="location-occasions__title">{name}</span>
                  <span className="location-occasions__figures">
                    {texts.capacity(seated, standing)}
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <SiteLink
                href={routeTo("functions", { query: { venue: venue.slug } })}
                className="location-occasions__link"
              >
                {texts.planAnEvent}
              </SiteLink>
            </p>
          </div>
        )}
        {tastingMenus.length > 0 && (
          <div>
            <h3 className="location-occasions__heading">{common.tastingMenus}</h3>
            <ul className="location-occasions__list">
              {tastingMenus.map(({ title, path, pricePerGuest }) => (
                <li key={path} className="location-occasions__row">
                  <SiteLink className="location-occasions__title" href={path}>
                    {title}
                  </SiteLink>
                  <span className="location-occasions__figures">
                    {words(common.perGuest(<Price money={pricePerGuest} />))}
                  </span>
                </li>
              ))}
            </ul>
            <p>
              <SiteLink href={routeTo("degustation")} className="location-occasions__link">
                {texts.seeTheCourses}
              </SiteLink>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
