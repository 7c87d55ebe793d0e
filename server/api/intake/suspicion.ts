import type { TokenVerdict } from "./time-token"

/** More addresses than a guest writes: a guest's own site and a picture are two. */
const MOST_LINKS = 2
const LINK = /(?:https?:\/\/|www\.)[^\s<>"']+|\[url[=\]]|<a\s/gi
/** What hosts end with that advertisers write, beside the two letters of a country. */
const ENDINGS = new Set(
  (
    "com net org info biz xyz top site online shop store club vip win bet casino loan loans money finance credit " +
    "icu live life world today pro app dev click buzz space website tech digital agency media news blog fun games " +
    "work group cam sex xxx porn link рф срб укр"
  ).split(" "),
)
/** Countries that are words too: “no nuts.it makes me ill”. */
const WORDS = new Set(
  "is it in at to me my so us no be as am do we he or if an on by go".split(" "),
)
/** A host by itself, such as `example.com/now`; no e-mail address. */
const BARE_HOST =
  /(?<![\p{L}\p{N}_@.-])((?:[\p{L}\p{N}-]+\.)+)(\p{L}{2,})(?![\p{L}\p{N}_@-]|\.\p{L})(\/?)/gu

/** Of “nuts.Please” the second word is a sentence’s first: hosts are written in small letters, or in capitals all through. */
function isHost([, labels = "", ending = "", slash = ""]: RegExpMatchArray): boolean {
  const small = ending.toLowerCase()
  const isKnown = ending.length === 2 ? !WORDS.has(small) || slash !== "" : ENDINGS.has(small)
  const isOneCase = ending === small || labels + ending === (labels + ending).toUpperCase()
  return isKnown && isOneCase && /\p{L}/u.test(labels)
}

const countLinks = (text: string): number =>
  (text.match(LINK)?.length ?? 0) +
  [...text.replace(LINK, " ").matchAll(BARE_HOST)].filter(isHost).length

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
  texts,
}: {
  /** What stands in the field that nobody sees. */
  trap: string
  token: TokenVerdict
  /** All that was written: an advertiser takes any field. */
  texts: readonly unknown[]
}): string | null {
  if (trap !== "") return "the hidden field was filled in"
  if (token === "forged") return "the form's token is not ours"
  const links = countLinks(texts.filter((text) => typeof text === "string").join("\n"))
  if (links > (token === "good" ? MOST_LINKS : MOST_LINKS_WITHOUT_TIME)) {
    const held = `it holds ${links} web ${links === 1 ? "address" : "addresses"}`
    return token === "too quick" ? `${held} and was sent within two seconds` : held
  }
  return null
}
