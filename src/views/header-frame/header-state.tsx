import "./header-state.css"
import { routeTo } from "../../../shared/paths"
import { SiteLink } from "../../ui/site-link"
import { useNow } from "../../ui/use-now"
import type { NavigationVenue } from "../../content/header-frame"
import { venuesState, type VenuesState } from "./venues-state"
import * as texts from "../../texts/header"

/** The list of venues, of one house's where one is named. */
export const listOf = (brandSlug: string | undefined): string =>
  routeTo("locations", brandSlug ? { query: { brand: brandSlug } } : {})

function Sign({ href, state, name }: { href: string; state?: VenuesState; name?: string }) {
  return (
    <SiteLink className="header-state" href={href} data-state={state?.kind ?? "unknown"}>
      {/* The same words in the HTML that all pages share, whatever the hour. */}
      <span className="header-state__words">
        {state ? (name ? texts.stateOf(name, state.words) : state.words) : texts.openingHours}
      </span>
    </SiteLink>
  )
}

/** Where the venues are too many for a header to know when each is open: leads to what says it. */
export function HoursSign({ venueSlug, brandSlug }: { venueSlug?: string; brandSlug?: string }) {
  return <Sign href={venueSlug ? `${routeTo("locations", venueSlug)}#hours` : listOf(brandSlug)} />
}

/**
 * The sign on the door: how many of these venues are open; leads to them. On a venue's own page it is that venue's, and
 * on one of something there, which has another name, it says whose it is.
 */
export function HeaderState({
  here,
  path,
  venues,
  brandSlug,
}: {
  /** The venue that the page is about. */
  here?: NavigationVenue
  /** Of the page. */
  path?: string
  venues: readonly NavigationVenue[]
  brandSlug?: string
}) {
  const now = useNow()
  // Who stands before one that has closed for good is told of the others.
  const own = here?.hours.status === "closed" ? undefined : here
  const meant = own ? [own] : venues
  const [first] = meant
  if (!first) return null
  const list = meant.length === 1 ? first.path : listOf(brandSlug)
  const state =
    now &&
    venuesState(
      meant.map(({ hours }) => hours),
      now,
    )
  return own ? (
    <Sign
      href={`${own.path}#hours`}
      state={state}
      name={path === own.path ? undefined : own.name}
    />
  ) : (
    <Sign href={list} state={state} />
  )
}
