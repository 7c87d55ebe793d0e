import type { Verdict } from "./verdict"

/** International form, so that it can be dialled from abroad: E.164 allows fifteen digits. */
export function checkPhone(value: string): Verdict {
  const digits = value.replace(/\D/g, "")
  if (/^\+\d[\d ]*$/.test(value) && digits.length >= 6 && digits.length <= 15) return true
  return `“${value}” is not an international number. Write a plus sign, the country code and digits, for example “+39 06 5550 0400”.`
}

function parsed(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

/** `URL` passes over spaces at the ends of an address; the site, which reads how it begins, does not. */
function withoutSpaces(value: string, check: (address: string) => Verdict): Verdict {
  const address = value.trim()
  const verdict = check(address)
  if (verdict !== true || address === value) return verdict
  return `“${value}” begins or ends with a space. Take it out: “${address}”.`
}

export const checkWebAddress = (value: string): Verdict => withoutSpaces(value, webAddress)

function webAddress(value: string): Verdict {
  // `URL` also adds slashes that are missing.
  const url = /^https?:\/\//i.test(value) ? parsed(value) : undefined
  if (url?.username || url?.password) {
    return `“${value}” holds a name or a password, which everybody would see. Leave out what stands before the @.`
  }
  if (url?.protocol === "https:" && url.hostname.includes(".")) return true
  if (url?.protocol === "http:" && url.hostname.includes(".")) {
    return `“${value}” is not encrypted. Use the https address: “${value.replace(/^http:/i, "https:")}”.`
  }
  return `“${value}” is not a full web address. It starts with https://, for example “https://example.com/page”.`
}

/** Where an external link may lead: `https:`, `mailto:` or `tel:`. Anything else could run a script. */
export const checkLinkTarget = (value: string): Verdict => withoutSpaces(value, linkTarget)

function linkTarget(value: string): Verdict {
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return true
  if (/^tel:\+?[\d-]{3,}$/.test(value)) return true
  if (/^(mailto|tel):/.test(value)) {
    return `“${value}” is incomplete. Write “mailto:name@example.com” or “tel:+390655500400”.`
  }
  return webAddress(value)
}

/** As `checkLinkTarget`, or a path of the site itself (`/book`). */
export const checkLinkTargetOrPath = (value: string): Verdict =>
  withoutSpaces(value, (address) => /^\/(?!\/)[^\s\\]*$/.test(address) || linkTarget(address))
