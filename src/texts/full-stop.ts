/** What an editor has written, as the end of a sentence: it may end as one already. */
export const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** A sentence, with its reason where there is one. */
export const because = (what: string, reason: string | undefined): string =>
  withFullStop(reason ? `${what}: ${reason}` : what)
