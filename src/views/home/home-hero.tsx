import "./home-hero.css"
import { routeTo } from "../../../shared/paths"
import { Heat } from "../../ui/heat"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import type { HomeModel } from "../../content/pages/home"
import { findUs } from "../../texts/brand"
import * as texts from "../../texts/common"

/** The dark room and the lit oven mouth, too large for the window. Of one restaurant alone, one is led to its door. */
export function HomeHero({
  page,
  takesBookings,
  venues: [first, ...others],
}: Pick<HomeModel, "page" | "takesBookings" | "venues">) {
  const [where, label] =
    first && others.length === 0
      ? [first.path, findUs]
      : [routeTo("locations"), texts.findARestaurant]
  return (
    <header className={page.hero ? "home-hero home-hero--lit spread" : "home-hero spread"}>
      <Heat className="home-hero__heat" />
      <div className="home-hero__words">
        <h1 className="home-hero__title">{page.title}</h1>
        {page.introduction && <p className="home-hero__introduction">{page.introduction}</p>}
        <p className="actions">
          {takesBookings && (
            <SiteLink className="button" href={routeTo("book")}>
              {texts.bookATable}
            </SiteLink>
          )}
          <SiteLink className={takesBookings ? "button button--quiet" : "button"} href={where}>
            {label}
          </SiteLink>
        </p>
      </div>
      {page.hero && (
        <div className="home-hero__mouth">
          <Picture
            className="home-hero__picture"
            image={page.hero}
            sizes="(min-width: 60em) 72vw, 120vw"
            priority
            fill
          />
        </div>
      )}
    </header>
  )
}
