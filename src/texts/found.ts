/** Words of what is written for feed readers and for programs that read the site for somebody. */
export const newsOf = (groupName: string): string => `News from ${groupName}`
export const eventsOf = (name: string): string => `What’s on at ${name}`
export const brands = "Brands"
export const venues = "Venues"
export const menus = "Menus"
export const booking = "Booking and ordering"
export const news = "News"
export const more = "Optional"
export const writeTo = (email: string): string => `E-mail: ${email}`
export const callAt = (phone: string): string => `Telephone: ${phone}`
/** Of a venue that is not open: what stands behind its address. */
export const VENUE_STATES = {
  open: undefined,
  openingSoon: "opening soon",
  temporarilyClosed: "closed for now",
  closed: "closed for good",
} as const
