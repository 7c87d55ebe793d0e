/** What forms say of the guest's card, and confirmations of tickets that it can keep. */
export const filled = "Filled from your card. "
export const changeIt = "Change it there"
export const fillsIn = <Part>(card: Part) => [
  card,
  " can fill this in the next time, and stays on this device.",
]

export const cannotKeep =
  "Your browser keeps nothing for this site: a private window, its settings or a full device may be why."
/** Where this version can read none of it. */
export const otherVersion =
  "What is kept here was written by another version of this site. This one cannot read it, and does not write over it: reload the page, or erase it on your card’s page to begin anew."

export const keepTicket = "Keep this ticket on this device"
export const keepTicketHint =
  "It then opens without a network, with the address and how to get in. It stays on this device."
/** What has become of a ticket that was to be kept. */
export const TICKET_OUTCOMES = {
  kept: "This ticket is kept on this device, and opens without a network.",
  refused: cannotKeep,
  otherVersion,
} as const
export const seeTicket = "See your ticket"
