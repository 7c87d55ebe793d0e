/** Under which the guest's card and its tickets are kept on the device, as JSON. */
export const CARD_KEY = "guest-card"

/** Of what is written there. From 2 on a ticket may be of an order, which a site that writes 1 would leave out. */
export const CARD_VERSION = 2
export const CARD_VERSIONS_READ: readonly unknown[] = [1, CARD_VERSION]
