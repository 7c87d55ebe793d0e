import "./brand-tasting.css"
import { routeTo } from "../../../shared/paths"
import { Picture } from "../../ui/picture"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import type { BrandModel } from "../../content/pages/brand"
import { words } from "../../ui/words"
import { perGuest, tastingMenus } from "../../texts/common"
import * as texts from "../../texts/brand"

/** The brand's tasting menus in brief, with their prices. */
export function BrandTasting({ menus }: { menus: BrandModel["tastingMenus"] }) {
  if (menus.length === 0) return null
  const [first] = menus
  return (
    <section className="brand-tasting spread" aria-labelledby="brand-tasting">
      {first && (
        <Picture
          className="brand-tasting__picture"
          image={first.image}
          sizes="(min-width: 60em) 58vw, 93vw"
          fill
        />
      )}
      <div className="brand-tasting__words">
        <h2 id="brand-tasting">{tastingMenus}</h2>
        <ul className="brand-tasting__list">
          {menus.map((menu) => (
            <li key={menu.title} className="brand-tasting__menu">
              <h3 className="brand-tasting__title">
                <SiteLink href={menu.path}>{menu.title}</SiteLink>
              </h3>
              <p className="brand-tasting__price">
                {words(perGuest(<Price money={menu.pricePerGuest} />))}
              </p>
              <p className="brand-tasting__summary">{menu.summary}</p>
            </li>
          ))}
        </ul>
        <SiteLink className="brand-tasting__all" href={routeTo("degustation")}>
          {texts.coursesAndPairings}
        </SiteLink>
      </div>
    </section>
  )
}
