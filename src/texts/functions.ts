import { guests } from "./common"
import { plural, type Heard } from "./intl"

export const FEATURES = {
  privateBar: "A bar of its own",
  openFire: "Open fire",
  terrace: "Terrace",
  projector: "Projector and screen",
  soundSystem: "Sound system",
  separateEntrance: "Separate entrance",
  stepFree: "Step-free",
  chefsTable: "Chef’s table",
  daylight: "Daylight",
}

export const FITS = {
  seated: "Seats you all",
  standing: "Standing only",
  no: "Too small",
}

export const seated = "Seated"
export const standing = "Standing"
export const minimumSpend = "Minimum spend"
export const noMinimum = "None"

export const sideBySide = "The spaces side by side"
export const space = "Space"
export const seatedKey = "seated"
export const standingKey = "standing"
export const aSeat = <Part>(price: Part) => [price, " a seat"]

export const standingOnlyFor = (count: number): string => `Standing only for ${count}`
export const featuresOf = (name: string): string => `Features of ${name}`
export const enquire = <Part>(name: string, heard: Heard<Part>) => [
  "Enquire",
  heard(` about ${name}`),
]

export const howManyGuests = "How many guests?"
export const noSuchGuests = "Please give a whole number of guests, one or more."
export const dayIsOver = "That day has passed."
export const noSuchDay = "There is no such day."
export const spacesHeading = "Spaces"
export const spaces = (count: number): string =>
  plural(count, { one: `${count} space`, other: `${count} spaces` })
export const spacesOf = (found: number, all: number): string => `${found} of ${spaces(all)}`
export const onWhichDay = "On which day?"
export const venue = "Venue"
export const noneOnThatDay = "The house is closed on that day. For a party it may open: ask us."
export const noneHolds = (count: number): string => `No single space holds ${guests(count)}`
export function foundFor(found: number, standingOnly: number, all: number, count: number): string {
  const seats = `${found} of ${spaces(all)} for ${guests(count)}`
  return standingOnly > 0 ? `${seats}, ${standingOnly} of them standing only` : seats
}
export const noneHoldsThatMany = "No single space holds that many. A whole venue might: ask us."
export const showAllSpaces = "Show all spaces"

export const tellUs = "Tell us about it"
export const tellUsText =
  "A day, how many you are, and what it is for. We look at the book and write back."
export const spaceAt = (space: string, venue: string): string => `${space}, ${venue}`
