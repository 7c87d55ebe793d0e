import type { GeoPoint } from "../../content/address"

/** A `tel:` address (RFC 3966): digits and a leading plus only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`

/** A `mailto:` address (RFC 6068), with the subject already written. */
export const mailHref = (email: string, subject?: string): string =>
  subject ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : `mailto:${email}`

/** The spot on OpenStreetMap, for whom no maps app is known: close enough to see the front door's street. */
export const mapHref = ({ latitude, longitude }: GeoPoint): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`

/** Directions to the spot; OpenStreetMap asks for the start. */
export const directionsHref = ({ latitude, longitude }: GeoPoint): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
