import type { GeoPoint } from "../../content/address"

export type MapPurpose = "map" | "directions"

interface Destination {
  name: string
  geo: GeoPoint
  purpose: MapPurpose
}

/**
 * The address that a device's own maps app opens: Apple's links on its devices (Apple, Map Links), `geo:` on Android
 * (Android, Common Intents: Maps), elsewhere Google's (Maps URLs). Pins have names where the app takes them.
 */
export function mapsAppHref(
  { name, geo: { latitude, longitude }, purpose }: Destination,
  { userAgent }: Pick<Navigator, "userAgent">,
): string {
  const point = `${latitude},${longitude}`
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent)) {
    return purpose === "map"
      ? `https://maps.apple.com/?${new URLSearchParams({ ll: point, q: name }).toString()}`
      : `https://maps.apple.com/?${new URLSearchParams({ daddr: point }).toString()}`
  }
  if (purpose === "map" && userAgent.includes("Android")) {
    return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  }
  return purpose === "map"
    ? `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: point }).toString()}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: point }).toString()}`
}
