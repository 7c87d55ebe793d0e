import "./header-menu.css"
import type { ReactNode } from "react"
import { routeTo } from "../../../shared/paths"
import { OpeningState } from "../../ui/opening-state"
import { SiteLink } from "../../ui/site-link"
import type { HeaderFrame } from "../../content/header-frame"
import type { Link } from "../../content/link"
import { brandScope } from "../../theme/brand-scope"
import { HouseMark } from "../shared/house-mark"
import { useModalDetails } from "./modal-details"
import { phoneHref } from "../shared/venue-links"
import { allVenues } from "../../texts/common"
import * as texts from "../../texts/header"

type Current = (href: string) => { "aria-current": "page" | undefined }

/** The whole window as the mouth of the oven: pages, the three fires, the venues, how to reach us. */
export function HeaderMenu({
  model,
  links,
  path,
  current,
  sign,
  search,
  book,
}: {
  model: HeaderFrame
  links: readonly Link[]
  path: string | undefined
  current: Current
  /** The bar's own, in the same place: what one knows stays where it is. */
  sign: ReactNode
  search: ReactNode
  book: ReactNode
}) {
  const menu = useModalDetails(path)
  const venues = model.venues.slice(0, model.namedVenues)
  return (
    // A guest may have opened it before the scripts came.
    <details className="header-menu" ref={menu} suppressHydrationWarning>
      <summary className="header-menu__button">
        <span className="header-menu__open">{texts.browse}</span>
        <span className="header-menu__close">{texts.close}</span>
      </summary>
      <div className="header-menu__panel">
        <div className="container header-menu__bar">
          {sign}
          {search}
          {book}
        </div>
        <div className="container header-menu__rooms">
          <nav className="header-menu__pages" aria-label={texts.browse}>
            <ul className="header-menu__page-list">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <SiteLink className="header-menu__page" href={href} {...current(href)}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav className="header-menu__brands" aria-label={texts.ourBrands}>
            <ul className="header-menu__ovens">
              {model.brands.map(({ slug, name, path: href, accentColour, figure }) => (
                <li key={slug} {...brandScope({ slug, accentColour })}>
                  <SiteLink className="header-menu__oven" href={href} {...current(href)}>
                    <span className="header-menu__mouth">
                      <HouseMark name={name} brandSlug={slug} />
                    </span>
                    {figure && <span className="header-menu__figure">{figure.value}</span>}
                  </SiteLink>
                </li>
              ))}
            </ul>
            {model.brand && (
              <SiteLink
                className="header-menu__group"
                href={routeTo("home")}
                {...current(routeTo("home"))}
              >
                {texts.allOf(model.groupName)}
              </SiteLink>
            )}
          </nav>
          <nav className="header-menu__venues" aria-label={texts.venues}>
            <ul className="header-menu__venue-list">
              {venues.map(({ name, path: href, hours }) => (
                <li key={href} className="header-menu__venue">
                  <SiteLink className="header-menu__venue-name" href={href} {...current(href)}>
                    {name}
                  </SiteLink>
                  <OpeningState hours={{ ...hours, statusNote: undefined }} />
                </li>
              ))}
              {model.hasUnnamedVenues && (
                <li className="header-menu__venue">
                  <SiteLink
                    className="header-menu__venue-name"
                    href={routeTo("locations")}
                    {...current(routeTo("locations"))}
                  >
                    {allVenues}
                  </SiteLink>
                </li>
              )}
            </ul>
          </nav>
          <p className="header-menu__contact">
            <a href={`mailto:${model.email}`}>{model.email}</a>
            {model.phone && <a href={phoneHref(model.phone)}>{model.phone}</a>}
            {!links.some(({ href }) => href === routeTo("contact")) && (
              <SiteLink href={routeTo("contact")} {...current(routeTo("contact"))}>
                {texts.contact}
              </SiteLink>
            )}
          </p>
        </div>
      </div>
    </details>
  )
}
