import type { Heard } from "./intl"
export const hours = "Hours"
export const menus = "Menus"
export const order = "Order"
export const gettingHere = "Getting here"
export const access = "Access"
export const whatsOn = "What’s on"
export const occasions = "Occasions"

export const HOURS_HEADINGS = {
  open: "Opening hours",
  openingSoon: "Hours once we open",
  temporarilyClosed: "Our usual hours",
}

/** @param hours none where the venue is closed all day */
export const today = (hours: readonly string[]): string =>
  `Today ${hours.length > 0 ? hours.join(", ") : "closed"}`
export const about = (venue: string): string => `About ${venue}`
export const localTimes = (city: string): string => `All times are local to ${city}.`
export const picturesOf = (venue: string): string => `Pictures of ${venue}`
export const menusAndSections = "Menus and their sections"
export const eatItAtHome = "Eat it at home"
export const goodToKnow = "Good to know"
export const whatsOnHere = "What’s on here"
export const ourOtherVenues = "Our other venues"

export const forAnOccasion = "For an occasion"
export const roomsForEvents = "Rooms for private events"
/** Some rooms are for those who sit, or who stand, alone. */
export const capacity = (seated: number, standing: number): string =>
  [seated > 0 && `${seated} seated`, standing > 0 && `${standing} standing`]
    .filter(Boolean)
    .join(", ")
export const planAnEvent = "Plan a private event"
export const seeTheCourses = "See the courses"

export const tellMeHeading = "Tell me when it opens"
export const tellMeText = "We write to you, once, with the day and the first tables."
export const allEventsHere = <Part>(venue: string, heard: Heard<Part>) => [
  "All events here",
  heard(`, at ${venue}`),
]
