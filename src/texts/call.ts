export const call = (phone: string): string => `Call ${phone}`
/** Before the number. */
export const callVenue = (venue: string): string => `Call ${venue}: `
