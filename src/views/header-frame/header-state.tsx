import "./header-state.css"
import { routeTo } from "../../../shared/paths"
import { SiteLink } from "../../ui/site-link"
import { useNow } from "../../ui/use-now"
import type { NavigationVenue } from "../../content/header-frame"
import { venuesState } from "./venues-state"

/** The sign on the door: how many of these venues are open, or when the first one opens; leads to them. */
export function HeaderState({
  venues,
  brandSlug,
}: {
  venues: readonly NavigationVenue[]
  brandSlug?: string
}) {
  const now = useNow()
  const [first] = venues
  if (!first) return null
  const filter = brandSlug ? { query: { brand: brandSlug } } : {}
  const state =
    now &&
    venuesState(
      venues.map(({ hours }) => hours),
      now,
    )
  return (
    <SiteLink
      className="header-state"
      href={venues.length === 1 ? first.path : routeTo("locations", filter)}
      data-state={state?.kind ?? "unknown"}
      aria-current={undefined}
    >
      {/* The same words in the HTML that all pages share, whatever the hour. */}
      <span className="header-state__words">{state?.words ?? "Opening hours"}</span>
    </SiteLink>
  )
}
