import type { Image } from "../../../src/content/image"
import type { PageText } from "../../../src/content/page-text"
import type { BookingSettings, VenueSummary } from "../../../src/content/venue"

export const picture: Image = {
  alt: "The oven",
  width: 1200,
  height: 800,
  focalPoint: { x: 50, y: 50 },
  avif: [],
  webp: [{ url: "/media/oven-640.webp", width: 640 }],
}

export function pageText(
  title: string,
  emptyState = { heading: "Nothing here yet", text: "Come back soon." },
): PageText {
  return {
    title,
    kicker: undefined,
    introduction: undefined,
    hero: undefined,
    sections: [],
    emptyState,
    seo: { title, description: title, image: undefined },
  }
}

const PLACES = {
  Rome: { latitude: 41.9, longitude: 12.5, country: "IT", countryName: "Italy" },
  Milan: { latitude: 45.46, longitude: 9.19, country: "IT", countryName: "Italy" },
  London: { latitude: 51.51, longitude: -0.13, country: "GB", countryName: "United Kingdom" },
} as const

/** A venue open around the clock every day, unless told otherwise. */
export function venueIn(
  city: keyof typeof PLACES,
  name: string,
  changes: Partial<VenueSummary> = {},
): VenueSummary {
  const { latitude, longitude, country, countryName } = PLACES[city]
  const slug = name.toLowerCase().replaceAll(" ", "-")
  const days = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
  ] as const
  return {
    name,
    slug,
    path: `/locations/${slug}`,
    brand: { name: "400", slug: "400", path: "/400", accentColour: "#ef8a3c" },
    summary: "A room around an oven.",
    address: {
      street: "Oven Lane 4",
      district: undefined,
      city,
      postcode: "00400",
      region: undefined,
      country,
      countryName,
    },
    geo: { latitude, longitude },
    hours: {
      timeZone: "Europe/Rome",
      status: "open",
      statusNote: undefined,
      weekly: days.map((day) => ({ day, opens: "00:00", closes: "00:00" })),
      exceptions: [],
    },
    phone: "+39 06 5550 1400",
    email: `${slug}@example.test`,
    priceLevel: 2,
    hero: picture,
    ...changes,
  }
}

export function bookableVenue(
  venue: VenueSummary,
  booking: Partial<BookingSettings> & Pick<BookingSettings, "method">,
): VenueSummary & { booking: BookingSettings } {
  const unsaid = {
    url: undefined,
    minPartySize: undefined,
    maxPartySize: undefined,
    noticeHours: undefined,
    daysAhead: undefined,
    note: undefined,
  }
  return { ...venue, booking: { ...unsaid, ...booking } }
}

type Answer =
  | { latitude: number; longitude: number }
  /** A code of GeolocationPositionError: 1 refused, 2 unavailable, 3 too late. */
  | { code: number }

/** Stands in for the browser's geolocation; answers whoever asks, at once. */
export function answerPositionWith(answer: Answer): jest.Mock {
  const getCurrentPosition = jest.fn(
    (found: (position: unknown) => void, failed: (error: unknown) => void) => {
      if ("code" in answer) failed(answer)
      else found({ coords: answer })
    },
  )
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition },
  })
  return getCurrentPosition
}
