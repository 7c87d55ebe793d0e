import { byAlphabet } from "../texts/intl"

interface Named {
  name?: string | null
}

/** For sorting documents: a CMS may sort by code points, which puts small letters after “Z” and accents after those. */
export const byName = (one: Named, other: Named): number =>
  byAlphabet(one.name ?? "", other.name ?? "")
