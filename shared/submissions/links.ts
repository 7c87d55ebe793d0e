import { API_PREFIX } from "./api-prefix"

/** Where a signed link of a mail leads. */
export const linkAddress = (purpose: "confirm" | "unsubscribe", token: string): string =>
  `${API_PREFIX}/${purpose}/${token}`
