import { decimalsOf } from "../../shared/currency-decimals"

/**
 * What guests read and screen readers say, but for what editors write in the CMS: a file for each part of the site, so
 * that a page downloads the words it shows. A text is a string, or a function of what stands in it. One with elements in
 * it takes them, and gives back its parts in their order (src/ui/words.tsx). How another language is added:
 * docs/decisions/0026-texts.md.
 *
 * This file is the one place that knows the locale, and how the locale writes amounts, lists and names. What most pages show is
 * written without `Intl`: its first use loads the data of a language, each kind 15 to 40 ms of a desktop's processor, in the
 * middle of a page coming to life. Plural rules take two.
 */
const LOCALE = "en-GB"

/** For the attribute `lang` of a document. */
export const LANGUAGE = "en"

/** Sets words apart for screen readers: who sees the page knows them from what stands around. */
export type Heard<Part> = (text: string) => Part

/** Made when first asked for: most pages need few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const pluralRules = once(() => new Intl.PluralRules(LOCALE))
const collator = once(() => new Intl.Collator(LOCALE))
const regions = once(() => new Intl.DisplayNames(LOCALE, { type: "region" }))
const wholeKilometres = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }))
const tenths = once(
  () => new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

type Plurals = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** The form that the language has for so many. */
export function plural(count: number, forms: Plurals): string {
  return forms[pluralRules().select(count)] ?? forms.other
}

/** What English sorts as computers do, but for capitals. */
const PLAIN = /^[a-z0-9 ]*$/i

/** For sorting what guests look things up by. */
export function byAlphabet(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a !== b && PLAIN.test(one) && PLAIN.test(other)) return a < b ? -1 : 1
  return one === other ? 0 : collator().compare(one, other)
}

/** "Soho, Trastevere and Alfama" */
export const listOf = (items: readonly string[]): string =>
  [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and ")

/** @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string | undefined => regions().of(code)

interface Money {
  amount: number
  /** ISO 4217 */
  currency: string
}

/** The commonest. */
const CURRENCIES: Readonly<Record<string, { sign: string; name: string }>> = {
  EUR: { sign: "€", name: "euros" },
  GBP: { sign: "£", name: "British pounds" },
  USD: { sign: "US$", name: "US dollars" },
}
const amounts = new Map<string, Intl.NumberFormat>()

/** "£14", "£14.50", "CHF 26": whole amounts without decimals, others with as many as the currency has by ISO 4217. */
export function formatMoney({ amount, currency }: Money): string {
  const digits = Number.isInteger(amount) ? 0 : decimalsOf(currency)
  const known = CURRENCIES[currency]
  if (known) return known.sign + amount.toFixed(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ",")
  const key = currency + digits
  let format = amounts.get(key)
  if (!format) {
    // The least is the most, too, where `Intl` knows of fewer; more no amount has.
    format = new Intl.NumberFormat(LOCALE, {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
    })
    amounts.set(key, format)
  }
  return format.format(amount)
}

/** "€", "£"; "$", as much as “money”, for one without a sign of its own. */
export function currencySign(currency: string): string {
  const parts = new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(2)
  const sign = parts.find(({ type }) => type === "currency")?.value ?? ""
  return sign.length === 1 ? sign : "$"
}

/** "euros" */
export function currencyName(currency: string): string {
  const known = CURRENCIES[currency]
  if (known) return known.name
  const parts = new Intl.NumberFormat(LOCALE, {
    style: "currency",
    currency,
    currencyDisplay: "name",
  }).formatToParts(2)
  return parts.find(({ type }) => type === "currency")?.value ?? currency
}

/** A distance in kilometres in words, no more exact than a guest needs: `0.4 km`, `12 km`, `1,204 km`. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.1) return "under 0.1 km"
  return `${(kilometres < 9.95 ? tenths() : wholeKilometres()).format(kilometres)} km`
}
