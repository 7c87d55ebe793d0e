import "./brand-menus.css"
import { MenuList } from "../../ui/menu-list"
import type { Menu } from "../../content/menu"
import type { BrandModel } from "../../content/pages/brand"
import { MenuCard } from "../shared/menu-card"
import { useRack } from "./brand-menus-rack"
import * as texts from "../../texts/brand"
import * as menuTexts from "../../texts/menu"

type BrandMenu = BrandModel["menus"][number]

const currencyOf = ({ menu }: BrandMenu): string | undefined =>
  menu.sections[0]?.items[0]?.prices[0]?.price.currency

/** Said only where a brand's menus are in several currencies, so that nobody reads the wrong one. */
function pricesIn(entry: BrandMenu, menus: readonly BrandMenu[]): string | undefined {
  const currency = currencyOf(entry)
  const several = new Set(menus.map(currencyOf)).size > 1
  return several && currency ? texts.pricesIn(currency) : undefined
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

const servedAt = ({ venues }: BrandMenu): string =>
  menuTexts.servedAt(venues.map(({ name }) => name))

/** Several menus are cards in a rack: one is drawn at a time. */
function Rack({ menus }: { menus: readonly [BrandMenu, ...BrandMenu[]] }) {
  const { isDrawn, onClick, onToggle } = useRack(menus[0].menu.slug)
  return menus.map((entry) => {
    const { slug, title } = entry.menu
    return (
      <MenuCard
        key={slug}
        title={title}
        facts={[servedAt(entry), pricesIn(entry, menus)].filter(Boolean).join(". ")}
        open={isDrawn(slug)}
        onToggle={onToggle(slug)}
        onClick={onClick(slug)}
      >
        <MenuList menu={entry.menu} headingLevel={3} />
      </MenuCard>
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
          {others.length > 0 ? texts.theMenus : texts.theMenu}
        </h2>
        {others.length > 0 ? (
          <Rack menus={[first, ...others]} />
        ) : (
          <>
            <p className="quiet">{servedAt(first)}</p>
            <div className="brand-menus__sheet">
              <MenuList menu={first.menu} headingLevel={3} />
            </div>
          </>
        )}
      </div>
    </section>
  )
}
