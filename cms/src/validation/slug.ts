import { RESERVED_SLUGS } from "../../../shared/reserved-slugs"
import { plainLetters } from "../../../shared/plain-letters"
import type { CollectionWithPages } from "../../../shared/content-types"
import { routeTo, SLUG_MAX_LENGTH, SLUG_PATTERN } from "../../../shared/paths"
import type { Verdict } from "./verdict"

export function checkSlug(value: string): Verdict {
  if (value.length > SLUG_MAX_LENGTH) {
    return `The address ending has ${value.length} characters; ${SLUG_MAX_LENGTH} is the most it may have.`
  }
  if (!SLUG_PATTERN.test(value)) {
    const suggestion = slugFrom(value)
    const example = suggestion ? `“${suggestion}” would do.` : "“my-page” would do."
    return `“${value}” cannot be an address: use lower-case letters, digits and single hyphens between them. ${example}`
  }
  return true
}

/** A brand's slug is a path of its own, so the site's own paths are taken. */
export function checkBrandSlug(value: string): Verdict {
  const shape = checkSlug(value)
  if (shape !== true) return shape
  if (RESERVED_SLUGS.includes(value)) {
    return `“${value}” is one of the site's own addresses (/${value}). Choose another, for example “${value}-kitchen”.`
  }
  return true
}

/** A slug made from a name; empty when the name has no Latin letter or digit to keep. */
export function slugFrom(name: string): string {
  return plainLetters(
    name
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .toLowerCase(),
  )
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/^-+|-+$/g, "")
}

/** `/news/2` is the second page of the list, so an article cannot be called a number. */
export const checkListedSlug =
  (collection: CollectionWithPages) =>
  (value: string): Verdict => {
    const shape = checkSlug(value)
    if (shape !== true) return shape
    if (/^\d+$/.test(value)) {
      return `“${value}” is the address of a page of a list (${routeTo(collection, value)}). Add a word, for example “${collection}-${value}”.`
    }
    return true
  }
