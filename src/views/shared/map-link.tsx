import type { MouseEvent, ReactNode } from "react"
import type { GeoPoint } from "../../content/address"
import { SiteLink } from "../../ui/site-link"
import { directionsHref, mapHref } from "./venue-links"
import { mapsAppHref, type MapPurpose } from "./maps-app"

/**
 * A place on a map, or the way to it: in the maps app of the guest's device, which is known when the link is followed;
 * without scripts on OpenStreetMap.
 */
export function MapLink({
  name,
  geo,
  purpose = "map",
  className,
  children,
}: {
  /** Of the pin. */
  name: string
  geo: GeoPoint
  purpose?: MapPurpose
  className?: string
  children: ReactNode
}) {
  const openInApp = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    currentTarget.href = mapsAppHref({ name, geo, purpose }, navigator)
  }
  return (
    <SiteLink
      className={className}
      href={purpose === "map" ? mapHref(geo) : directionsHref(geo)}
      onClick={openInApp}
    >
      {children}
    </SiteLink>
  )
}
