/** What stands in forms before anybody has sent one; what is said then is in form-answers.ts, loaded when it is needed. */
import type { FormSlug } from "../../shared/submissions/kinds"

export const OCCASION_WORDS = {
  wedding: "A wedding",
  birthday: "A birthday",
  business: "Business",
  memorial: "A memorial",
  other: "Something else",
} as const

export const BUDGET_WORDS = {
  to50: "Up to 50 a guest",
  to100: "50 to 100 a guest",
  to150: "100 to 150 a guest",
  over150: "More than 150 a guest",
  unsure: "I do not know yet",
} as const

const common = {
  name: { label: "Your name" },
  email: { label: "E-mail" },
  phone: { label: "Telephone" },
  message: { label: "Your message" },
} as const

interface FieldText {
  label: string
  hint?: string
}

interface FormText {
  fields: Readonly<Record<string, FieldText>>
  send: string
}

export const FORM_TEXTS: Readonly<Record<FormSlug, FormText>> = {
  contact: {
    fields: {
      subject: { label: "What is it about?" },
      venue: { label: "For a venue?" },
      ...common,
    },
    send: "Send the message",
  },
  functions: {
    fields: {
      venue: { label: "Venue" },
      space: { label: "Space" },
      occasion: { label: "Occasion" },
      date: { label: "Date", hint: "One you would like; we look around it." },
      guests: { label: "Guests", hint: "About how many." },
      budget: { label: "Budget", hint: "In the venue’s currency." },
      ...common,
      message: { label: "Anything else?" },
    },
    send: "Send the enquiry",
  },
  stockist: {
    fields: {
      shop: { label: "Your shop" },
      town: { label: "Town" },
      ...common,
    },
    send: "Send the enquiry",
  },
  application: {
    fields: {
      job: { label: "Position" },
      ...common,
      cv: { label: "CV", hint: "PDF, Word, OpenDocument or a picture, 5 MB at most." },
      message: { label: "A few words about you" },
    },
    send: "Send the application",
  },
  newsletter: {
    fields: { email: { label: "E-mail" } },
    send: "Sign up",
  },
  "tell-me-when": {
    fields: { about: { label: "About" }, email: { label: "E-mail" } },
    send: "Tell me",
  },
}

export const notSentOffline =
  "There is no network, so nothing was sent. What you have typed stays: send it once you are connected."
export const connectedAgain = "You are connected again. Please send it now."
/** Behind the label of what may be left empty. */
export const optional = "optional"
export const pleaseChoose = "Please choose"
export const noPreference = "No preference"

/** Nobody sees it; programs do. */
export const leaveEmpty = "Leave this empty"
