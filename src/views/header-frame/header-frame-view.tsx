import "./header-frame-view.css"
import { routeTo, SEARCH_PATH } from "../../../shared/paths"
import { SiteLink } from "../../ui/site-link"
import type { HeaderFrame } from "../../content/header-frame"
import { isNotGone } from "../../content/trading"
import { brandScope } from "../../theme/brand-scope"
import { Announcement } from "./announcement"
import { useCurrentPage } from "../shared/current-page"
import { HeaderMenu } from "./header-menu"
import { HeaderState, HoursSign, listOf } from "./header-state"
import { HouseMark } from "../shared/house-mark"
import * as texts from "../../texts/header"

/** What a bar holds beside the mark and the buttons; the menu has all. */
const LINKS_IN_BAR = 8

/** The shared header: a brand's own on its pages, the group's elsewhere. */
export function HeaderFrameView({ model }: { model: HeaderFrame }) {
  const { brand, brands, groupName, venues } = model
  const { path, venueSlug } = useCurrentPage()

  const current = (href: string) => ({
    "aria-current":
      path !== undefined &&
      (path === href || (href !== routeTo("home") && path.startsWith(`${href}/`)))
        ? ("page" as const)
        : undefined,
  })
  // The one house of a group that is called as it is would stand beside itself.
  const isOneHouse = brands.length === 1 && brands[0]?.name === groupName
  // The book button is always in sight, so the navigation need not repeat it.
  const links = model.links.filter(({ href }) => href !== routeTo("book"))
  const bookLabel = model.links.find(({ href }) => href === routeTo("book"))?.label ?? texts.book
  const scope = brand && brandScope(brand)
  const here = venueSlug && venues.find((venue) => venue.path === routeTo("locations", venueSlug))
  const isHere = here ? isNotGone(here.hours) : model.hasMoreVenues
  const bookAt = (isHere ? venueSlug : undefined) ?? model.bookAt
  const bookHref = routeTo("book", bookAt ? { query: { venue: bookAt } } : {})

  const sign = (
    <div className="header__sign">
      {/* The lists of links say which page is current; once is enough. */}
      <SiteLink className="header__mark" href={brand?.path ?? routeTo("home")}>
        <HouseMark name={brand?.name ?? groupName} brandSlug={brand?.slug} isOfPage />
      </SiteLink>
      {venues.length === 0 && model.hasMoreVenues ? (
        <HoursSign venueSlug={venueSlug} brandSlug={brand?.slug} />
      ) : (
        <HeaderState
          here={here || undefined}
          path={path}
          venues={brand ? venues.filter(({ brandSlug }) => brandSlug === brand.slug) : venues}
          brandSlug={brand?.slug}
        />
      )}
    </div>
  )
  const book = model.takesBookings ? (
    <SiteLink className="button header__book" href={bookHref} {...current(routeTo("book"))}>
      <span className="header__book-full">{bookLabel}</span>
      <span className="header__book-short">{texts.book}</span>
    </SiteLink>
  ) : (
    <SiteLink className="button header__book" href={listOf(brand?.slug)}>
      <span className="header__book-full">{texts.findUs}</span>
      <span className="header__book-short">{texts.visit}</span>
    </SiteLink>
  )

  const search = (
    <SiteLink className="header__search" href={SEARCH_PATH} {...current(SEARCH_PATH)}>
      <span className="visually-hidden">{texts.search}</span>
    </SiteLink>
  )

  return (
    <>
      {model.announcement && <Announcement model={model.announcement} />}
      {!isOneHouse && (
        <nav className="header__brands container" aria-label={texts.brands} {...scope}>
          <ul className="header__brand-list">
            {brand && (
              <li>
                <SiteLink
                  className="header__brand header__brand--group"
                  href={routeTo("home")}
                  {...current(routeTo("home"))}
                >
                  <HouseMark name={groupName} />
                </SiteLink>
              </li>
            )}
            {brands.map(({ slug, name, path: href, accentColour }) => (
              <li key={slug} {...brandScope({ slug, accentColour })}>
                <SiteLink className="header__brand" href={href} {...current(href)}>
                  <HouseMark name={name} brandSlug={slug} />
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <header className="header" {...scope}>
        <div className="container header__bar">
          {sign}
          <nav className="header__nav" aria-label={texts.main}>
            <ul className="header__links">
              {links.slice(0, LINKS_IN_BAR).map(({ href, label }) => (
                <li key={href}>
                  <SiteLink className="header__link" href={href} {...current(href)}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          {search}
          {book}
          <HeaderMenu
            model={model}
            links={links}
            path={path}
            current={current}
            sign={sign}
            search={search}
            book={book}
          />
        </div>
      </header>
    </>
  )
}
