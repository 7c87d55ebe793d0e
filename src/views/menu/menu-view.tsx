import { startTransition, useEffect, useState } from "react"
import { routeTo } from "../../../shared/paths"
import { NAMED_VENUES } from "../../content/many-venues"
import type { MenuPageModel } from "../../content/pages/menu"
import { brandScope } from "../../theme/brand-scope"
import { Directory } from "../../ui/directory"
import { LiveControls } from "../../ui/live-controls"
import { MenuList } from "../../ui/menu-list"
import { remember, useRemembered } from "../../ui/menu-memory"
import { SiteLink } from "../../ui/site-link"
import { VenueIndex } from "../../ui/venue-index"
import { words } from "../../ui/words"
import { Breadcrumb } from "../shared/breadcrumb"
import { formatDay } from "../../texts/calendar"
import * as texts from "../../texts/menu"
import { venueAndState } from "../../texts/venue-state"
import "./menu-view.css"

/** What `:target` enlarges: without scripts too. With them it stays large when another part becomes the target. */
const LARGE_PRINT = "large-print"
const ORDINARY_PRINT = "content"
const isTarget = (): boolean => window.location.hash === `#${LARGE_PRINT}`

/** What the device remembers of it. */
const PRINT = "print"
const LARGE = "large"

/**
 * Runs while the page is read, before it is painted: for who reads large nothing grows later. Stands in the sheet, two levels
 * in; as inner HTML it runs only in the server's page.
 */
const SCRIPT = `<script>try{if(localStorage.getItem("${PRINT}")==="${LARGE}")document.currentScript.parentNode.parentNode.dataset.large=true}catch(e){}</script>`

/** Where it is served, how old it is, and how it may be read otherwise. */
function About({
  model: { venues, changedOn },
  onLarge,
}: {
  model: MenuPageModel
  onLarge: (isLarge: boolean) => void
}) {
  const served =
    venues.length > NAMED_VENUES
      ? texts.servedAtVenues(venues.length)
      : texts.servedAt(venues.map(({ name, hours }) => venueAndState(name, hours?.status)))
  return (
    <div className="menu-view__about">
      <p>
        {venues.length > 0 && `${served}. `}
        <span className="menu-view__changed">
          {words(texts.lastChanged(<time dateTime={changedOn}>{formatDay(changedOn)}</time>))}
        </span>
      </p>
      <div className="menu-view__ways">
        <a
          className="word-button menu-view__enlarge"
          href={`#${LARGE_PRINT}`}
          onClick={() => onLarge(true)}
        >
          {texts.largePrint}
        </a>
        <a
          className="word-button menu-view__reduce"
          href={`#${ORDINARY_PRINT}`}
          onClick={() => onLarge(false)}
        >
          {texts.ordinaryPrint}
        </a>
        <LiveControls>
          <button type="button" className="word-button" onClick={() => window.print()}>
            {texts.print}
          </button>
        </LiveControls>
      </div>
    </div>
  )
}

/** One menu: to read, to narrow down, to print on a sheet or two, or in large print; and where it is served. */
export function MenuView({ model }: { model: MenuPageModel }) {
  const { menu, brand, venues, others } = model
  const isKept = useRemembered(PRINT) === LARGE
  const [isAsked, setAsked] = useState(false)
  useEffect(() => startTransition(() => setAsked(isTarget())), [])
  const choose = (isLarge: boolean): void => {
    setAsked(isLarge)
    remember(PRINT, isLarge ? LARGE : "")
  }
  return (
    <div className="menu-view" {...brandScope(brand)}>
      <div
        id={LARGE_PRINT}
        className="menu-view__sheet"
        data-large={isKept || isAsked || undefined}
      >
        <span hidden dangerouslySetInnerHTML={{ __html: SCRIPT }} />
        <div className="container menu-view__head">
          <Breadcrumb
            trail={[
              { label: texts.menus, href: routeTo("menus") },
              { label: brand.name, href: brand.path },
            ]}
          />
          <p className="menu-view__brand">{brand.name}</p>
          <About model={model} onLarge={choose} />
        </div>
        <div className="menu-view__menu">
          <MenuList menu={menu} headingLevel={1} />
        </div>
      </div>
      {venues.length > 0 && (
        <section
          className="container menu-view__section menu-view__section--hung"
          aria-labelledby="menu-venues"
        >
          <h2 id="menu-venues">{texts.whereItIsServed}</h2>
          {venues.length > NAMED_VENUES ? (
            <Directory
              entries={venues.map(({ name, path, address, status }) => ({
                name: venueAndState(name, status),
                href: path,
                group: address.city,
              }))}
            />
          ) : (
            <VenueIndex venues={venues} />
          )}
        </section>
      )}
      {others.length > 0 && (
        <section
          className="container menu-view__section menu-view__section--hung"
          aria-labelledby="menu-others"
        >
          <h2 id="menu-others">{texts.alsoServedThere}</h2>
          <ul className="menu-view__others">
            {others.map(({ title, kind, path }) => (
              <li key={path} className="menu-view__other">
                <SiteLink href={path}>{title}</SiteLink>
                <span className="quiet">{texts.KINDS[kind]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
