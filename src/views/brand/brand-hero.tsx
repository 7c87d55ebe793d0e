import "./brand-hero.css"
import type { CSSProperties } from "react"
import { routeTo } from "../../../shared/paths"
import { Heat } from "../../ui/heat"
import { Mark } from "../../ui/mark"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import type { BrandModel } from "../../content/pages/brand"
import { BookLink } from "../shared/book-link"
import { lookOf } from "../../theme/brands"
import { heard } from "../../ui/words"
import { bookATable } from "../../texts/common"
import * as texts from "../../texts/brand"

/** The brand's mark as the page's title; its name in its display type where it has none. */
function Title({ brand }: { brand: BrandModel["brand"] }) {
  const mark = lookOf(brand.slug).mark
  if (mark) {
    return (
      <h1 className="brand-hero__title" style={{ "--ratio": mark.ratio } as CSSProperties}>
        <Mark mark={mark} isOfPage />
        {/* Text, which Gatsby's announcer reads. */}
        {heard(brand.name)}
      </h1>
    )
  }
  const longestWord = Math.max(...brand.name.split(/\s+/).map(({ length }) => length))
  return (
    <h1
      className="brand-hero__title brand-hero__title--words"
      style={{ "--letters": longestWord } as CSSProperties}
    >
      {brand.name}
    </h1>
  )
}

/** A brand's first screen: its name, its heat, what it cooks, and where to go from here. */
export function BrandHero({
  brand,
  hasMenus,
  takesBookings,
  venues,
}: {
  brand: BrandModel["brand"]
  hasMenus: boolean
  takesBookings: boolean
  venues: BrandModel["venues"]
}) {
  const only = venues.length === 1 ? venues[0] : undefined
  return (
    <header className="brand-hero spread">
      <Heat className="brand-hero__heat" />
      <div className="brand-hero__name">
        <Title brand={brand} />
      </div>
      {brand.figure && (
        <p className="brand-hero__figure">
          {brand.figure.value}
          <span className="brand-hero__caption">{brand.figure.caption}</span>
        </p>
      )}
      <div className="brand-hero__words">
        <p className="brand-hero__cuisine">{brand.cuisine}</p>
        <p className="brand-hero__tagline">{brand.tagline}</p>
        <p className="brand-hero__summary">{brand.summary}</p>
        <p className="actions">
          {takesBookings ? (
            only ? (
              <BookLink chosen={{ venue: only.slug }}>{bookATable}</BookLink>
            ) : (
              <SiteLink className="button" href={routeTo("book")}>
                {bookATable}
              </SiteLink>
            )
          ) : (
            venues.length > 0 && (
              <SiteLink
                className="button"
                href={only?.path ?? routeTo("locations", { query: { brand: brand.slug } })}
              >
                {texts.findUs}
              </SiteLink>
            )
          )}
          {hasMenus && (
            <a className="button button--quiet" href="#menus">
              {texts.readTheMenu}
            </a>
          )}
        </p>
      </div>
      <Picture
        className="brand-hero__picture"
        image={brand.hero}
        sizes="(min-width: 60em) 66vw, 110vw"
        priority
        fill
      />
    </header>
  )
}
