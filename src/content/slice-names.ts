/** Slice names: the group's own header, and one for each brand. */
export const HEADER_FRAME = "header-frame"
export const FOOTER = "footer"

export const headerFrameOf = (brandSlug: string): string => `${HEADER_FRAME}--${brandSlug}`
