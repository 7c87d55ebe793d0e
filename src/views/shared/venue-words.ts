import type { OperatingStatus } from "../../../shared/opening-hours"
import type { OrderingOption, VenueAccess, VenueFeature } from "../../content/venue"

export const FEATURES: Readonly<Record<VenueFeature, string>> = {
  terrace: "Terrace",
  garden: "Garden",
  bar: "Bar",
  counter: "Counter seats",
  privateRoom: "Private room",
  takeaway: "Takeaway",
  delivery: "Delivery",
  dogFriendly: "Dogs welcome",
  highChairs: "High chairs",
  wifi: "Free Wi-Fi",
  liveFire: "Cooking over live fire",
  bicycleParking: "Bicycle parking",
}

export const ACCESS: Readonly<Record<VenueAccess, string>> = {
  stepFree: "Step-free entrance",
  accessibleToilet: "Accessible toilet",
  hearingLoop: "Hearing loop",
  largePrintMenu: "Large-print menu",
  brailleMenu: "Braille menu",
  assistanceDogs: "Assistance dogs welcome",
  quietHours: "Quiet hours",
}

export const ORDERING_KINDS: Readonly<Record<OrderingOption["kind"], string>> = {
  collection: "Collection",
  delivery: "Delivery",
}

const STATUS_REASONS: Readonly<Record<Exclude<OperatingStatus, "open">, string>> = {
  openingSoon: "We have not opened here yet.",
  temporarilyClosed: "We are closed here for the moment.",
  closed: "We no longer cook here.",
}

/** Why a venue takes no guests now; the editor's own words where there are some. */
export function statusReason(status: Exclude<OperatingStatus, "open">, note?: string): string {
  return note ?? STATUS_REASONS[status]
}
