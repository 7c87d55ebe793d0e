/** Stands in the one unpublished article and nowhere else: tests look for it in what the site publishes. */
export const DRAFT_MARKER = "the unlit candle in the eleventh window"
