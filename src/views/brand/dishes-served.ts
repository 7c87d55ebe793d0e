import { openingState } from "../../../shared/opening-hours"
import type { Menu } from "../../content/menu"
import type { BrandModel } from "../../content/pages/brand"
import type { VenueSummary } from "../../content/venue"
import { fold } from "../shared/place-search"

type Served = Pick<BrandModel, "menus" | "venues">

/** A dish as it stands on a menu: what it costs there, and where one may eat it. */
export interface Serving {
  menu: Pick<Menu, "title" | "slug">
  prices: Menu["sections"][number]["items"][number]["prices"]
  /** That are open to guests. */
  venues: readonly VenueSummary[]
}

/** The menus on which a dish of this name stands, by a name that is written alike. */
export const servingsOf = (name: string, { menus, venues }: Served): readonly Serving[] =>
  menus.flatMap(({ menu, venues: servedAt }) => {
    const item = menu.sections
      .flatMap(({ items }) => items)
      .find((each) => fold(each.name) === fold(name))
    const trading = venues.filter(
      ({ path, hours }) => hours.status === "open" && servedAt.some((venue) => venue.path === path),
    )
    return item && trading.length > 0 ? [{ menu, prices: item.prices, venues: trading }] : []
  })

/** Whether guests can still come on the day of `now` at the venue, or are there. */
export function isOnToday({ hours }: VenueSummary, now: Date): boolean {
  const state = openingState(hours, now)
  return state.kind === "open" || (state.kind === "closed" && state.opens?.daysFromToday === 0)
}
