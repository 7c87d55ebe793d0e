import type { GuestTold } from "../../shared/guest-told"

/** What the pages of a booking and of an order say of the address that mails go to. */
export const wrongAddress = "Wrong e-mail address?"
export const goTo = (email: string): string => `Mails about this go to ${email}.`
export const putRight =
  "Put it right here: you get a new reference and a new link. The links sent to the other address no longer work."
/** Of what has been written to nobody yet. */
export const putRightUnread = "Put it right here. Nothing has been sent yet."
export const sendThere = "Send it there"
/** @param told whether the mail has got there; none is sent yet of what waits to be paid */
export function isPutRight(email: string, told: Exclude<GuestTold, "givenUp">): string {
  if (told === "noMail") return `Mails about this go to ${email} now.`
  const mail = told === "underWay" ? "A mail is on its way" : "A mail has gone"
  return `${mail} to ${email}. The reference below is the one that counts now.`
}
export const hasFailed = (email: string): string =>
  `Our last mail to ${email} did not arrive. What stands here holds all the same; if the address is wrong, please put it right below.`
/** Of what another has taken the place of, to whoever has the link of before: it may be somebody else. */
export const isReplaced = "This has another address now."
export const replacedMeans =
  "The e-mail address was corrected, so this reference and this link count no more. The ones that do are in the mail to the address put right."
