import "./home-hero.css"
import { routeTo } from "../../../shared/paths"
import { Heat } from "../../ui/heat"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import type { PageText } from "../../content/page-text"
import * as texts from "../../texts/common"

/** The dark room and the lit oven mouth, too large for the window. */
export function HomeHero({ page }: { page: PageText }) {
  return (
    <header className={page.hero ? "home-hero home-hero--lit spread" : "home-hero spread"}>
      <Heat className="home-hero__heat" />
      <div className="home-hero__words">
        <h1 className="home-hero__title">{page.title}</h1>
        {page.introduction && <p className="home-hero__introduction">{page.introduction}</p>}
        <p className="actions">
          <SiteLink className="button" href={routeTo("book")}>
            {texts.bookATable}
          </SiteLink>
          <SiteLink className="button button--quiet" href={routeTo("locations")}>
            {texts.findARestaurant}
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
