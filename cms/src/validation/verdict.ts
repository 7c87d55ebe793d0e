/** What a check answers: `true`, or what is wrong and what would be right. */
export type Verdict = true | string
