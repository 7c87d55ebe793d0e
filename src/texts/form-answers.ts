/** What is said to whoever has filled in a form, by the browser and in the server's own answers. */
import type { FieldRule, FormRules, Problem } from "../../shared/submissions/field-rules"
import {
  SUBMISSION_KINDS,
  type FormSlug,
  type SubmissionSlug,
} from "../../shared/submissions/kinds"
import { FORM_TEXTS } from "./forms"

const isForm = (slug: SubmissionSlug): slug is FormSlug => Object.hasOwn(FORM_TEXTS, slug)

/** How soon is for editors to promise: their words stand on the same page. */
const WHAT_NEXT: Readonly<Record<FormSlug, string>> = {
  contact: "Somebody who knows will answer you.",
  functions: "We look at the book and write to you.",
  stockist: "Somebody will write to you.",
  application: "It is read where you would work, and you get an answer, whatever it is.",
  newsletter: "We have sent you a mail with a link to confirm that the address is yours.",
  "tell-me-when": "We have sent you a mail with a link to confirm that the address is yours.",
}

const isConfirmedFirst = (slug: SubmissionSlug): slug is FormSlug =>
  isForm(slug) && SUBMISSION_KINDS[slug].collection === "subscriptions"

/** @param what it is about, or what came with it */
export const namedInWords = (slug: SubmissionSlug, what: string): string =>
  SUBMISSION_KINDS[slug].collection === "subscriptions"
    ? `You asked for ${what}.`
    : `Your CV came with it: ${what}.`

/**
 * What is said once a form has come in; of a list nobody is on before the address is confirmed, and nobody asks by a reference.
 * @param named the server's sentence, where it has one
 */
export function onceIn(
  slug: SubmissionSlug,
  reference: string,
  named?: string,
): { title: string; sentences: readonly string[] } {
  const next = [...(named ? [named] : []), ...(isForm(slug) ? [WHAT_NEXT[slug]] : [])]
  return isConfirmedFirst(slug)
    ? { title: "One more step", sentences: next }
    : { title: "It has come in.", sentences: [`Your reference is ${reference}.`, ...next] }
}

/** Nobody applies twice for one position, or signs up twice. */
export const mayWriteAnother = (slug: FormSlug): boolean =>
  SUBMISSION_KINDS[slug].collection === "enquiries"

const PROBLEMS: Readonly<Record<Problem, (label: string, rule?: FieldRule) => string>> = {
  missing: (label) => `“${label}” is needed.`,
  "too long": (label) => `“${label}” is too long.`,
  "no email": () => "The e-mail address is not whole: it should look like name@example.com.",
  "no phone": () => "The telephone number should be of digits, such as +39 06 5550 0100.",
  "no day": () => "The date should be a day within the next three years.",
  "day past": () => "That day has passed.",
  "no count": (label, rule) =>
    `“${label}” should be a whole number${rule?.is === "count" ? ` from ${rule.least} to ${rule.most}` : ""}.`,
  "no choice": (label) => `“${label}”: please choose one from the list.`,
  unreadable: (label) => `“${label}” holds characters that cannot be read.`,
}

export const isProblem = (text: string): text is Problem => Object.hasOwn(PROBLEMS, text)

/** @param problem a `Problem`, or a sentence already */
export function problemInWords(slug: SubmissionSlug, field: string, problem: string): string {
  if (!isProblem(problem)) return problem
  const fields = isForm(slug) ? FORM_TEXTS[slug].fields : {}
  const rules: FormRules = SUBMISSION_KINDS[slug].fields ?? {}
  const isKnown = Object.hasOwn(fields, field)
  return PROBLEMS[problem]((isKnown && fields[field]?.label) || field, rules[field])
}

export const fileTooLarge = "The file is larger than 5 MB. A PDF is most often smaller."
export const chooseFileAgain = "Please choose the file once more."
export const fileUnknown = "The file is not a PDF, Word or OpenDocument text, JPEG or PNG."

export const noSuchJob =
  "This position is not on our site any more. Please look at those that are, or write to us."
export const nothingToTell =
  "There is nothing on our site by this name that we could tell you about."

export const sending = "Sending…"

export const kept =
  "It cannot be sent just now. We keep it on this device and send it as soon as there is a way; you may leave this page."
/** As `onceIn`, of what was kept on the device until there was a network. */
export const keptSent = (slug: SubmissionSlug, reference: string): string =>
  `What you wrote before has come in. ${isConfirmedFirst(slug) ? WHAT_NEXT[slug] : `Your reference is ${reference}.`}`
export const keptRefused =
  "What you wrote before could not be taken in. It stands in the form again: please look at it and send it once more."
export const keptRefusedElsewhere =
  "What you wrote before could not be taken in, and waits for you."
export const lookAtIt = "Look at it"
export const writeAnother = "Write another"
export const notNow =
  "We cannot take it in just now. What you wrote stays here; please try again in a minute, or call us."
export const foreignPage = "This was not sent from our own site, so nothing was taken in."
export const unreadable = "What was sent cannot be read, so nothing was taken in."
export const nothingHere = "There is nothing at this address."
export const notNowToRead =
  "This cannot be shown just now. Please load the page again in a minute, or call us."
export const openFormAgain = "Open the form again"
export const tooLarge = "What was sent is too large, so nothing was taken in."
export const tooSlow = "What was sent took too long to arrive, so nothing was taken in."

/** What to do about what was refused, by the status it is answered with (RFC 9110). */
const WHAT_TO_DO: Readonly<Record<number, string>> = {
  403: "Please open the form here, on our own site, and send it from there.",
  404: "Please begin anew here, or write to us: somebody will help you.",
  408: "Please go back, and send it once more where the connection is better.",
  413: "Please go back, and send a shorter text or a smaller file.",
  429: "Then load this page again, or go back to what you wrote and send it once more.",
  503: "Go back one page to find what you wrote.",
}
/** Where nothing was sent. */
const WHAT_TO_DO_INSTEAD: Readonly<Record<number, string>> = {
  404: "Please look at the whole address, or begin anew here.",
  503: "What you have booked, ordered or sent before is safe.",
}
export const whatToDo = (status: number, isSending: boolean): string =>
  (isSending ? undefined : WHAT_TO_DO_INSTEAD[status]) ??
  WHAT_TO_DO[status] ??
  "Please go back, look at what you wrote and send it once more."

export const confirmTitle = "Is this your address?"
/** @param list "the newsletter of Quattrocento" */
export const confirmQuestion = (list: string): string =>
  `Press the button, and you are on the list for ${list}.`
export const confirmAction = "Yes, it is mine"
export const confirmed = "You are on the list."
export const confirmedFor = (list: string): string => `It is for ${list}.`
export const confirmedNext =
  "A mail that says so is on its way to you. Each mail has a link with which you take yourself off again."
export const unsubscribeTitle = "No more mail?"
export const unsubscribeQuestion = "Press the button, and you are off the list."
export const unsubscribeAction = "Take me off the list"
export const unsubscribed = "You are off the list."
export const unsubscribedNext =
  "No more mail of this kind will come. If you change your mind, sign up once more on our site."
export const linkOver = "This link is not valid any more."
export const linkOverNext = "If you would like our mails, please sign up once more."
export const linkBroken = "This link does not work."
export const linkBrokenNext =
  "To get no more mails, copy the whole link from the mail, or write to us and we take you off the list."
export const backToSite = "Back to the site"
