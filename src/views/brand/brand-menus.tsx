import "./brand-menus.css"
import { MenuList } from "../../ui/menu-list"
import type { Menu } from "../../content/menu"
import type { BrandModel } from "../../content/pages/brand"
import { useRack } from "./brand-menus-rack"

type BrandMenu = BrandModel["menus"][number]

const currencyOf = ({ menu }: BrandMenu): string | undefined =>
  menu.sections[0]?.items[0]?.prices[0]?.price.currency

function currencyWords(currency: string): string {
  const parts = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    currencyDisplay: "name",
  }).formatToParts(2)
  return parts.find(({ type }) => type === "currency")?.value ?? currency
}

/** Said only where a brand's menus are in several currencies, so that nobody reads the wrong one. */
function pricesIn(entry: BrandMenu, menus: readonly BrandMenu[]): string | undefined {
  const currency = currencyOf(entry)
  const several = new Set(menus.map(currencyOf)).size > 1
  return several && currency ? `Prices in ${currencyWords(currency)}` : undefined
}

const KINDS: readonly Menu["kind"][] = [
  "allDay",
  "bakery",
  "brunch",
  "lunch",
  "dinner",
  "dessert",
  "drinks",
]

/** What most guests come for lies on top. */
const inReadingOrder = (menus: readonly BrandMenu[]): readonly BrandMenu[] =>
  [...menus].sort(
    (a, b) =>
      KINDS.indexOf(a.menu.kind) - KINDS.indexOf(b.menu.kind) || b.venues.length - a.venues.length,
  )

const VENUE_NAMES = new Intl.ListFormat("en-GB", { type: "conjunction" })

const servedAt = ({ venues }: BrandMenu): string =>
  `Served at ${VENUE_NAMES.format(venues.map(({ name }) => name))}`

/** Several menus are cards in a rack: one is drawn at a time. */
function Rack({ menus }: { menus: readonly [BrandMenu, ...BrandMenu[]] }) {
  const { isDrawn, onClick, onToggle } = useRack(menus[0].menu.slug)
  return menus.map((entry) => {
    const { slug, title } = entry.menu
    return (
      <details
        key={slug}
        className="brand-menus__card"
        open={isDrawn(slug)}
        onToggle={onToggle(slug)}
      >
        <summary className="brand-menus__summary" onClick={onClick(slug)}>
          <span className="brand-menus__title">{title}</span>
          <span className="brand-menus__facts">
            {[servedAt(entry), pricesIn(entry, menus)].filter(Boolean).join(". ")}
          </span>
        </summary>
        <div className="brand-menus__sheet">
          <MenuList menu={entry.menu} headingLevel={3} />
        </div>
      </details>
    )
  })
}

/** All of the brand's menus to read: one lies open, several stand in a rack. */
export function BrandMenus({ menus }: { menus: readonly BrandMenu[] }) {
  const [first, ...others] = inReadingOrder(menus)
  if (!first) return null
  return (
    <section id="menus" className="brand-menus" aria-labelledby="brand-menus">
      <div className="container">
        <h2 id="brand-menus" className="brand-menus__heading">
          {others.length > 0 ? "The menus" : "The menu"}
        </h2>
        {others.length > 0 ? (
          <Rack menus={[first, ...others]} />
        ) : (
          <>
            <p className="brand-menus__facts">{servedAt(first)}</p>
            <div className="brand-menus__sheet">
              <MenuList menu={first.menu} headingLevel={3} />
            </div>
          </>
        )}
      </div>
    </section>
  )
}
