import "./brand-view.css"
import { routeTo } from "../../../shared/paths"
import { Picture } from "../../ui/picture"
import { RichText } from "../../ui/rich-text"
import { SiteLink } from "../../ui/site-link"
import { VenueIndex } from "../../ui/venue-index"
import type { Image } from "../../content/image"
import type { BrandModel } from "../../content/pages/brand"
import { brandScope } from "../../theme/brand-scope"
import { BrandDishes } from "./brand-dishes"
import { BrandGallery } from "./brand-gallery"
import { BrandHero } from "./brand-hero"
import { BrandMenus } from "./brand-menus"
import { BrandTasting } from "./brand-tasting"
import { picturedVenue } from "../shared/pictured-venue"
import { isSamePicture } from "../shared/same-picture"
import * as texts from "../../texts/brand"
import { allVenues } from "../../texts/common"

/** What the page has not shown already; one picture twice makes a house look small. */
function unseen({ brand, venues, tastingMenus }: BrandModel): readonly Image[] {
  const place = picturedVenue(venues)
  const seen = [brand.hero, place?.hero, tastingMenus[0]?.image]
  return brand.gallery.filter((image) => !seen.some((other) => isSamePicture(image, other)))
}

export function BrandView({ model }: { model: BrandModel }) {
  const { brand, venues, menus, tastingMenus } = model
  const place = picturedVenue(venues)
  return (
    <div className="brand-view" {...brandScope(brand)}>
      <BrandHero
        brand={brand}
        hasMenus={menus.length > 0}
        takesBookings={model.takesBookings}
        venues={venues}
      />

      {brand.story.length > 0 && (
        <section className="brand-view__story spread" aria-labelledby="brand-story">
          <h2 id="brand-story">{texts.theStory}</h2>
          <div className="brand-view__column">
            <RichText value={brand.story} />
          </div>
        </section>
      )}

      <BrandDishes model={model} />

      {place && (
        <section className="brand-view__venues spread" aria-labelledby="brand-venues">
          <div className="brand-view__index">
            <h2 id="brand-venues">{texts.whereToFindUs}</h2>
            <VenueIndex venues={venues} />
            {model.hasMoreVenues && (
              <SiteLink
                className="brand-view__all"
                href={routeTo("locations", { query: { brand: brand.slug } })}
              >
                {allVenues}
              </SiteLink>
            )}
          </div>
          {place.hero && (
            <Picture
              className="brand-view__place"
              image={place.hero}
              sizes="(min-width: 60em) 60vw, 93vw"
              fill
            />
          )}
        </section>
      )}

      <BrandMenus menus={menus} hasMore={model.hasMoreMenus} />
      <BrandTasting menus={tastingMenus} />

      <BrandGallery images={unseen(model)} />
    </div>
  )
}
