/** Content codings that files of a release may have been encoded with, best first; `identity` is none. */
export const CODINGS = ["br", "gzip", "identity"] as const
export type Coding = (typeof CODINGS)[number]

/** Headers come in few variants; more than so many are somebody's play. */
const REMEMBERED = 200
const remembered = new Map<string, readonly Coding[]>()

/**
 * Codings that a request accepts, the one it likes best first; equally liked ones in the order of `CODINGS`
 * (RFC 9110, 12.5.3). Without `identity` in the list an answer that is not encoded is refused.
 */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (header === undefined) return ["identity"]
  const known = remembered.get(header)
  if (known) return known
  const codings = negotiate(header)
  if (remembered.size < REMEMBERED) remembered.set(header, codings)
  return codings
}

function negotiate(header: string): readonly Coding[] {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith("q="))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weight >= 0 ? weight : 0)
  }
  const weightOf = (coding: Coding): number => {
    const weight = weights.get(coding) ?? weights.get("*")
    if (weight !== undefined) return weight
    // Acceptable unless refused, but least liked: whoever names others wants them.
    return coding === "identity" ? Number.MIN_VALUE : 0
  }
  return CODINGS.filter((coding) => weightOf(coding) > 0).sort(
    (one, other) => weightOf(other) - weightOf(one),
  )
}
