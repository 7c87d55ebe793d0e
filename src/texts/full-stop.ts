/** What an editor has written, as the end of a sentence: it may end as one already. */
export const withFullStop = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
