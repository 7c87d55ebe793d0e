/** Mails to guests and to staff: what they say. How they look is `server/api/mail/letter.ts`'s. */
import { guests as guestsInWords } from "./common"

export const reference = "Reference"
export const from = "From"
export const email = "E-mail"
export const phone = "Telephone"
export const venue = "Venue"
export const space = "Space"
export const occasion = "Occasion"
export const date = "Date"
export const guests = "Guests"
export const budget = "Budget"
export const message = "Message"
export const cv = "CV"
const KB = 1024
const MB = KB * KB
/** "ada-rossi.pdf, 120 KB" @param size in bytes */
export const fileInWords = (name: string, size: number): string =>
  `${name}, ${size < MB ? `${Math.ceil(size / KB)} KB` : `${(size / MB).toFixed(1)} MB`}`

export const receivedSubject = (group: string, ref: string): string =>
  `We have what you sent: ${group}, ${ref}`
export const thankYou = (name: string): string => `Thank you, ${name}.`
/** Where the name is none. */
export const thankYouAll = "Thank you."
export const receivedIt = "We have what you sent."
export const received = (about: string): string => `We have ${about}.`
export const weAnswer =
  "Somebody who knows will answer you. If you write or call before, the reference below helps us to find it."
export const receivedNote = (group: string): string =>
  `You get this because your address was given in a form on the site of ${group}. If that was not you, forget it: nothing more will come.`

export const yourMessage = (subject: string): string => `your message about “${subject}”`
export const yourFunction = (day: string): string => `your enquiry for ${day}`
export const yourShop = (shop: string): string => `your enquiry for ${shop}`
export const yourApplication = (job: string): string => `your application: ${job}`

export const staffSubject = (ref: string, about: string, name: string): string =>
  `[${ref}] ${about}, from ${name}`
export const functionSubject = (occasionWord: string, day: string, count: number): string =>
  `${occasionWord}, ${day}, ${guestsInWords(count)}`
export const stockistSubject = (shop: string, town: string): string =>
  `${shop}, ${town}, would like to stock us`
export const staffNote =
  "Answer this mail to write to the guest. It is in the CMS too, under From guests."
export const cvInCms = "The CV is with the application in the CMS."

export const ourNewsletter = (group: string): string => `the newsletter of ${group}`
export const newsOf = (name: string): string => `news of ${name}`
export const confirmSubject = (group: string): string => `Please confirm your address: ${group}`
export const confirmHeading = "Is this your address?"
export const confirmWhat = (what: string): string =>
  `Somebody has asked for ${what} to be sent here. If that was you, say so, and it is done.`
export const confirmAction = "Yes, send it to me"
export const confirmNote =
  "If it was not you, do nothing: no more mail will come, and the address is forgotten."
export const subscribedSubject = (group: string): string => `You are on the list: ${group}`
export const subscribedHeading = "You are on the list."
export const subscribedWhat = (what: string): string => `From now on we send you ${what}.`
export const subscribedNote = (address: string): string =>
  `To be taken off again at any time: ${address}`

export const atTheEnd = (group: string, site: string): string => `${group} · ${site}`
