/** What a check answers: `true`, or what is wrong and what would be right. */
export type Verdict = true | string

/** The first complaint, or `true`. */
export function firstComplaint(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== true) ?? true
}
