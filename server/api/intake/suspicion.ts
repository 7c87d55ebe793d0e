import type { TokenVerdict } from "./time-token"

/** More addresses than a guest writes: a guest's own site and a picture are two. */
const MOST_LINKS = 2
const LINK = /(?:https?:\/\/|www\.)[^\s<>"']+|\[url[=\]]|<a\s/gi
/** As mail programs find them, also without what an address begins with: `example.com`. */
const BARE_LINK = /[\p{L}\p{N}-]+\.\p{L}{2,}/iu
/** Whether a mail program would make a link of something in it. */
const hasLink = (text: string): boolean => BARE_LINK.test(text) || text.search(LINK) >= 0

/** More than anybody is told by the way: a telephone number, however it is written. */
const DIGITS = /(?:\d[\s().\-/]*){7}/
/**
 * Whether it may stand in a mail to the address that was given with it, which may be anybody's: a few words that lead
 * nowhere. Nobody writes to strangers by way of us.
 */
export const isHarmless = (text: string, most = 200): boolean =>
  text.length <= most && !hasLink(text) && !DIGITS.test(text)
/** Names that are mailed back, in characters. */
export const LONGEST_NAME = 60

/**
 * Without a token nothing shows that a browser was there at all; who was quick may have had it filled in by theirs, or
 * have kept what they wrote: either says something only of what an advertiser would write.
 */
const MOST_LINKS_WITHOUT_TIME = 0

/**
 * Why a submission looks like one of a program or an advertiser, if it does. It is put aside for staff to look at, and
 * never refused: a guest would not know why.
 */
export function suspicionOf({
  trap,
  token,
  freeText,
}: {
  /** What stands in the field that nobody sees. */
  trap: string
  token: TokenVerdict
  freeText: string
}): string | null {
  if (trap !== "") return "the hidden field was filled in"
  if (token === "forged") return "the form's token is not ours"
  const links = freeText.match(LINK)?.length ?? 0
  if (links > (token === "good" ? MOST_LINKS : MOST_LINKS_WITHOUT_TIME)) {
    const held = `it holds ${links} web ${links === 1 ? "address" : "addresses"}`
    return token === "too quick" ? `${held} and was sent within two seconds` : held
  }
  return null
}
