import displayFont from "@fontsource/gloock/files/gloock-latin-400-normal.woff2"
import textFont from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2"

/** Site-absolute addresses of the font files every page uses; the same files `fonts.css` names. */
export const preloadFonts: readonly string[] = [displayFont, textFont]
