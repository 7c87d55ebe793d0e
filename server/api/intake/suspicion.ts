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
/** Endings of two letters that are countries' (ISO 3166-1): “Sig.ra” and “V.le” are none. */
const COUNTRIES = new Set(
  (
    "ac ad ae af ag ai al am ao ar as at au aw az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch " +
    "ci ck cl cm cn co cr cu cv cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fm fo fr ga gd ge gg gh gi gl gm gn " +
    "gr gt gu gy hk hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kr kw ky kz la lb lc li lk lr ls " +
    "lt lu lv ly ma mc md me mg mk ml mm mn mo mr mt mu mv mw mx my mz na ne ng ni nl no np nr nu nz om pa pe pg ph pk pl " +
    "pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr st su sv sx sy sz tc td tg th tj tk tl " +
    "tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu ws ye za zm zw"
  ).split(" "),
)
/** In characters, with the full stop: “p.es.” and “n.ro” are abbreviations. */
const SHORT = 3
/** A host by itself, such as `example.com/now`; no e-mail address. */
const BARE_HOST =
  /(?<![\p{L}\p{N}_@.-])((?:[\p{L}\p{N}-]+\.)+)(\p{L}{2,})(?![\p{L}\p{N}_@-]|\.\p{L})(\/?)/gu

/** How people are addressed: “Sig.ra Rossi”, “Dr.med. Weber”, “Dr.rer.nat.”. None leads anywhere, though `.med` is an ending too. */
const TITLE = new RegExp(
  "(?<![\\p{L}\\p{N}_@.-])(?:sigg?|dott|prof|avv|arch|dr|dipl|mag|lic|sr)(?:\\.-?(?:r[aei]|na|ta|tt|ss[ae]|med|dent|vet|" +
    "phil|dr|rer|nat|[ij]ur|pol|oec|theol|ing|habil|h|c))+(?![\\p{L}\\p{N}_@/-]|\\.\\p{L})",
  "giu",
)

/** Of “nuts.Please” the second word is a sentence’s first: hosts are written in small letters, or in capitals all through. */
function isHost([, labels = "", ending = "", slash = ""]: RegExpMatchArray): boolean {
  const small = ending.toLowerCase()
  const isSpelledOut = slash !== "" || (labels.length > SHORT && !WORDS.has(small))
  const isCountry = COUNTRIES.has(small) && isSpelledOut
  const isKnown = isCountry || ENDINGS.has(small)
  const isOneCase = ending === small || labels + ending === (labels + ending).toUpperCase()
  return isKnown && isOneCase && /\p{L}/u.test(labels)
}

const withoutTitles = (text: string): string => text.replace(TITLE, " ")

const countLinks = (text: string): number =>
  (text.match(LINK)?.length ?? 0) +
  [...withoutTitles(text.replace(LINK, " ")).matchAll(BARE_HOST)].filter(isHost).length

/** As mail programs find them, also without what an address begins with: `example.com`. */
const BARE_LINK = /((?:[\p{L}\p{N}-]+\.)+)(\p{L}{2,})/gu
/** “J.R.R.Tolkien” is a name; `t.me` and `evil.x.pizza` are none. */
const isInitial = ([, labels = "", ending = ""]: RegExpMatchArray): boolean =>
  /^(?:\p{L}\.)+$/u.test(labels) &&
  !COUNTRIES.has(ending.toLowerCase()) &&
  !ENDINGS.has(ending.toLowerCase())
/** Whether a mail program would make a link of something in it. */
const hasLink = (text: string): boolean =>
  text.search(LINK) >= 0 ||
  [...withoutTitles(text).matchAll(BARE_LINK)].some((found) => !isInitial(found))

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

/** Whose allowance it takes from: what a program sends in somebody's name takes nothing of theirs. */
export const allowanceOf = (identity: string, suspicion: string | null): string =>
  suspicion === null ? identity : `suspect ${identity}`
