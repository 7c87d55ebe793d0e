import { LONGEST_EMAIL, LONGEST_PHONE } from "./field-lengths"

/**
 * What one field of a form may hold. The form's inputs, the server's schema, the CMS's fields and the tests all ask
 * this file, so that none of them is stricter than another.
 */
export type FieldRule = (
  | { is: "line"; most: number }
  | { is: "text"; most: number }
  | { is: "email" }
  | { is: "phone" }
  /** `YYYY-MM-DD` at the venue; of a service, which may go on past midnight, the day that it began on. */
  | { is: "day"; ofService?: true }
  | { is: "count"; least: number; most: number }
  /** One of these words; where none are named, what the site's content offers, by its slug. */
  | { is: "choice"; of?: readonly string[] }
) & { optional?: true }

export type Problem =
  | "missing"
  | "too long"
  | "no email"
  | "no phone"
  | "no day"
  | "day past"
  | "no count"
  | "no choice"
  | "unreadable"

const LONGEST_CHOICE = 160

/**
 * As HTML's `type=email` has it (HTML, 4.10.5.1.5), with a dot in the domain, for no guest writes from a bare host, and
 * dots between other characters alone (RFC 5322, 3.2.3).
 */
export const EMAIL =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/
/** E.164 has 15 digits at most; written with what people put between them, and an extension: from 5 to 21 digits. */
export const PHONE =
  /^(?=(?:\D*\d){5,21}\D*$)\(?\+?[\d\s().\-/]{5,}(?:\s*(?:ext|x|#)\.?\s*\d{1,6})?$/i
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
/** A path or a slug, or a word of the form's own. */
const CHOICE = /^[\p{L}\p{N}][\p{L}\p{N} ,.:;'’&()/_-]*$/u
/** What no keyboard types: control characters other than line ends and tabs, and what turns the direction of text. */
const UNREADABLE =
  // eslint-disable-next-line no-control-regex -- these are what is refused
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
const LINE_END = /[\r\n\t\u0085\u2028\u2029]/

const HOUR = 3_600_000
/** A day is over everywhere on earth 12 hours after it is in UTC: where the clocks are at UTC−12. */
const LAST_ZONE = 12 * HOUR

/** What nobody sees: around what is copied from an address book or a page, or beside letters that run from right to left. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g
/** What turns the direction of text (Unicode, UAX 9): it comes along where a name is copied, and shows in no field. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
const DIGIT = /\p{Nd}/u
const DIGITS_ELSEWHERE = /(?!\d)\p{Nd}/gu
/** Hyphens and dashes, a minus, and the long vowel's mark that Japanese keyboards have in their place. */
const DASHES = /[\u2010-\u2015\u2212\u30fc]/g

/** Digits of any script stand together, from zero to nine (Unicode, 4.6). */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}

/** Digits and signs as numbers and addresses have them, however wide and in whichever script they were typed. */
const inAscii = (typed: string): string =>
  typed
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(DIGITS_ELSEWHERE, valueOf)
    .replace(DASHES, "-")
    // The full stop of Japanese and Chinese keyboards.
    .replaceAll("\u3002", ".")

/** A domain that is written in other letters, too. */
const DOMAIN_ELSEWHERE = /@(?=.*[^ -~])([\p{L}\p{M}\p{N}.-]+)$/u

/** With its domain as mail servers know it (RFC 5891): browsers that look at addresses themselves send it so. */
const withDomainInAscii = (address: string): string =>
  address.replace(DOMAIN_ELSEWHERE, (written, domain: string) => {
    try {
      return `@${new URL(`http://${domain}`).hostname}`
    } catch {
      return written
    }
  })

/**
 * What was typed, as it is judged and kept: without what turns the direction of text and the spaces around it, line ends as one
 * character; an e-mail address or a telephone number in ASCII.
 */
export function tidied(typed: string, is?: FieldRule["is"]): string {
  const text = typed.replace(TURNING, "").replace(/\r\n?/g, "\n").trim().normalize("NFC")
  if (is === "phone") return inAscii(text).trim()
  return is === "email" ? withDomainInAscii(inAscii(text).trim()) : text
}

/**
 * What is wrong with a tidied value, if anything is.
 * @param now a day before today, wherever on earth, has passed
 */
export function problemWith(rule: FieldRule, value: string, now = Date.now()): Problem | undefined {
  if (value === "") return rule.optional ? undefined : "missing"
  if (UNREADABLE.test(value) || LONE_SURROGATE.test(value)) return "unreadable"
  switch (rule.is) {
    case "text":
      return value.length > rule.most ? "too long" : undefined
    case "line":
      if (value.length > rule.most) return "too long"
      return LINE_END.test(value) ? "unreadable" : undefined
    case "email":
      if (value.length > LONGEST_EMAIL) return "too long"
      return EMAIL.test(value) ? undefined : "no email"
    case "phone":
      return value.length <= LONGEST_PHONE && !LINE_END.test(value) && PHONE.test(value)
        ? undefined
        : "no phone"
    case "day":
      return problemWithDay(value, rule.ofService ? now - 24 * HOUR : now)
    case "count":
      return isCount(value, rule) ? undefined : "no count"
    case "choice":
      if (rule.of) return rule.of.includes(value) ? undefined : "no choice"
      return value.length <= LONGEST_CHOICE && CHOICE.test(value) ? undefined : "no choice"
  }
}

function isCount(value: string, { least, most }: { least: number; most: number }): boolean {
  return /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most
}

function problemWithDay(value: string, now: number): Problem | undefined {
  const [, year, month, day] = DAY.exec(value) ?? []
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (!Number.isFinite(at) || new Date(at).toISOString().slice(0, 10) !== value) return "no day"
  if (value < new Date(now - LAST_ZONE).toISOString().slice(0, 10)) return "day past"
  return value > new Date(now + 3 * 366 * 24 * HOUR).toISOString().slice(0, 10)
    ? "no day"
    : undefined
}

/** What all fields of a form hold, by their names. */
export type FormRules = Readonly<Record<string, FieldRule>>

export type FormValues<Rules extends FormRules> = { [Name in keyof Rules]: string }
