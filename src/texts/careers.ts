import { formatMoney, plural, type Heard } from "./intl"

export const DEPARTMENTS = {
  kitchen: "Kitchen",
  floor: "Floor",
  bar: "Bar",
  bakery: "Bakery",
  office: "Office",
}

export const EMPLOYMENT_TYPES = {
  fullTime: "Full time",
  partTime: "Part time",
  temporary: "Temporary",
  internship: "Internship",
}

export const PAY_PERIODS = {
  hour: "an hour",
  month: "a month",
  year: "a year",
}

/** "Full time, kitchen" */
export const employment = (
  type: keyof typeof EMPLOYMENT_TYPES,
  department: keyof typeof DEPARTMENTS,
): string => `${EMPLOYMENT_TYPES[type]}, ${DEPARTMENTS[department].toLowerCase()}`

type Money = Parameters<typeof formatMoney>[0]

/** "£15.50 to £18", or the one figure there is. */
export function payRange({ minimum, maximum }: { minimum: Money; maximum?: Money }): string {
  return maximum && maximum.amount !== minimum.amount
    ? `${formatMoney(minimum)} to ${formatMoney(maximum)}`
    : formatMoney(minimum)
}

export const workInFull = <Part>(job: string, heard: Heard<Part>) => [
  "The work in full",
  heard(`: ${job}`),
]
export const apply = <Part>(job: string, heard: Heard<Part>) => ["Apply", heard(` for ${job}`)]
export const applicationSubject = (job: string, venue: string): string =>
  `Application: ${job}, ${venue}`
export const applicationsClosed = "Applications closed"
export const applyUntil = <Part>(day: Part) => ["Apply until ", day]
export const closedAfter = <Part>(day: Part) => ["Closed after ", day]
export const posted = <Part>(day: Part) => ["Posted ", day]

export const openUntilFilled = "Open until it is filled"
export const careers = "Careers"
export const positionClosed = "Applications for this position are closed."
export const seeOpenPositions = "See our open positions"
export const thePosition = "The position"
export const where = "Where"
export const contract = "Contract"
export const pay = "Pay"
export const closingDate = "Closing date"
export const howToApply = "How to apply"
/** What to send, and where it goes. */
export const whatToSend = <Part>(email: Part, venue: string) => [
  "Apply below, or write to ",
  email,
  `: a few lines about yourself, the work you have done, and from when you could start. A CV if you have one. ${venue} reads it and answers.`,
]

export const writeToUs = "Write to us"
export const whoWeAre = "Who we are"
export const openPositions = "Open positions"
export const department = "Department"
export const positions = (count: number): string =>
  plural(count, { one: `${count} position`, other: `${count} positions` })

export const applyHeading = "Apply"
export const applyText = (venue: string): string =>
  `It goes to ${venue}. The group’s office can see it too, and nobody else. We delete it after half a year, or sooner if you say so.`
