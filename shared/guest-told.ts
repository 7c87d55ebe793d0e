/** Whether a guest knows by mail how what they have booked or ordered stands, and what staff call it. */
export const GUEST_TOLD = {
  told: "The guest has been told",
  underWay: "The guest is being told",
  givenUp: "Please call the guest",
  noMail: "No mail",
} as const

export type GuestTold = keyof typeof GUEST_TOLD
