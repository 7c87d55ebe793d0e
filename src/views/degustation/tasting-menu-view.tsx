import { routeTo } from "../../../shared/paths"
import type { TastingMenuPageModel } from "../../content/pages/tasting-menu"
import type { TastingMenu } from "../../content/tasting-menu"
import { Price } from "../../ui/price"
import { Share } from "../../ui/share"
import { SiteLink } from "../../ui/site-link"
import { BookLink } from "../shared/book-link"
import { Breadcrumb } from "../shared/breadcrumb"
import { tablesAnchor } from "./degustation-terms"
import { TastingMenuArticle } from "./tasting-menu-article"
import * as common from "../../texts/common"
import * as texts from "../../texts/degustation"
import "./tasting-menu-view.css"

/** Booking is far below on a phone: what one came for stands under the price too. */
function Actions({ menu }: { menu: TastingMenu }) {
  const [venue, ...others] = menu.venues.filter(({ takesBookings }) => takesBookings)
  return (
    <div className="actions">
      {others.length > 0 ? (
        <SiteLink className="button" href={`#${tablesAnchor(menu)}`}>
          <span>{texts.bookMenu(menu.title)}</span>
        </SiteLink>
      ) : (
        venue && (
          <BookLink chosen={{ venue: venue.slug, menu: menu.slug }}>
            {texts.bookMenu(menu.title)}
          </BookLink>
        )
      )}
      <Share title={menu.title} />
    </div>
  )
}

/** One tasting menu at an address of its own, so that it can be shared, found and booked by name. */
export function TastingMenuView({ model: { menu, others } }: { model: TastingMenuPageModel }) {
  return (
    <div className="tasting-menu-view">
      <TastingMenuArticle
        menu={menu}
        headingLevel={1}
        above={
          <Breadcrumb trail={[{ label: common.tastingMenus, href: routeTo("degustation") }]} />
        }
        below={<Actions menu={menu} />}
      />
      {others.length > 0 && (
        <section
          className="container tasting-menu-view__others"
          aria-labelledby="other-tasting-menus"
        >
          <h2 id="other-tasting-menus">{texts.otherTastingMenus}</h2>
          <ul className="tasting-menu-view__list">
            {others.map(({ title, path, pricePerGuest }) => (
              <li key={path} className="tasting-menu-view__other">
                <SiteLink href={path}>{title}</SiteLink>
                <Price money={pricePerGuest} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
