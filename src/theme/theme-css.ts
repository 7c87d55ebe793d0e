import type { BrandTheme } from "./brand-theme"
import { lookOf } from "./brands"
import { brandThemes } from "./brands/by-slug"
import { NIGHT, type Palette, PAPER } from "./palettes"
import { HOUSE_DISPLAY, HOUSE_TEXT, type Typeface } from "./typefaces"

type Declarations = Readonly<Record<string, string | number | undefined>>

const rule = (selector: string, declarations: Declarations): string => {
  const lines = Object.entries(declarations).filter(([, value]) => value !== undefined)
  return lines.length === 0
    ? ""
    : `${selector}{${lines.map(([name, value]) => `${name}:${value}`).join(";")}}`
}

const fontFamily = ({ family, generic }: Typeface): string =>
  `"${family}","${family} Fallback",${generic}`

const fontFaces = ({ family, file, weight, fallback }: Typeface): string =>
  rule("@font-face", {
    "font-family": `"${family}"`,
    "font-weight": weight,
    "font-display": "swap",
    src: `url("${file}") format("woff2")`,
  }) +
  rule("@font-face", {
    "font-family": `"${family} Fallback"`,
    src: fallback.local.map((name) => `local("${name}")`).join(","),
    "size-adjust": `${fallback.sizeAdjust}%`,
    "ascent-override": `${fallback.ascentOverride}%`,
    "descent-override": `${fallback.descentOverride}%`,
    "line-gap-override": "0%",
  })

const paletteDeclarations = (palette: Palette): Declarations => ({
  "color-scheme": palette.scheme,
  "--ground": palette.ground,
  "--ground-raised": palette.groundRaised,
  "--ground-sunken": palette.groundSunken,
  "--line": palette.line,
  "--line-control": palette.lineControl,
  "--text": palette.text,
  "--text-strong": palette.textStrong,
  "--text-quiet": palette.textQuiet,
  "--signal": palette.signal,
  "--on-signal": palette.onSignal,
  "--positive": palette.positive,
  "--negative": palette.negative,
  "--house-accent": palette.accent,
  "--on-accent": palette.onAccent,
  "--accent-least": palette.accentLightness[0],
  "--accent-most": palette.accentLightness[1],
})

/**
 * An accent that can be read on the ground it stands on, whatever colour the brand chose (CSS Color 5, relative
 * colours). Declared wherever a brand or a ground begins, because a custom property is worked out where it is declared.
 */
const ACCENT_SCOPES = ":root,[data-brand],.paper,.night"
const accent =
  rule(ACCENT_SCOPES, { "--accent": "var(--house-accent)" }) +
  `@supports (color:oklch(from red l c h)){${rule(ACCENT_SCOPES, {
    "--accent":
      "oklch(from var(--brand-accent,var(--house-accent)) clamp(var(--accent-least),l,var(--accent-most)) c h)",
  })}}`

/** Said for every brand: what one does not set must not come from the brand whose page it stands on. */
const HOUSE_SHAPE: Declarations = {
  "--arch": "var(--house-arch)",
  "--heat-pace": "var(--house-heat-pace)",
}

/** What holds on anything of a brand's, also on a card among other brands'. */
const brandDeclarations = (theme: BrandTheme): Declarations => ({
  "--arch": theme.arch,
  "--heat-pace": theme.heatPace,
})

/** What holds on a brand's own pages only: a page loads one display typeface and stands on one ground. */
const brandPageDeclarations = (theme: BrandTheme): Declarations => ({
  ...(theme.palette && paletteDeclarations(theme.palette)),
  "--font-display": theme.display && fontFamily(theme.display),
  "--font-text": theme.text && fontFamily(theme.text),
  "--display-tracking": theme.displayTracking,
  "--display-leading": theme.displayLeading,
})

const typefaces = (): readonly Typeface[] => {
  const looks = [undefined, ...Object.keys(brandThemes())].map(lookOf)
  return [...new Set(looks.flatMap(({ text, display }) => [text, display]))]
}

/** Stronger than a brand's page. */
const PRINTED = ":root:root:root,.paper.paper.paper,.night.night.night"
const printed: Declarations = {
  ...paletteDeclarations(PAPER),
  "--ground": "#fff",
  "--ground-raised": "#fff",
  "--ground-sunken": "#fff",
}

/** The theme as CSS: typefaces, palettes and the brands' own values. Goes into every page's head. */
export function themeCss(): string {
  return [
    ...typefaces().map(fontFaces),
    rule(":root", {
      ...paletteDeclarations(NIGHT),
      "--font-display": fontFamily(HOUSE_DISPLAY),
      "--font-text": fontFamily(HOUSE_TEXT),
    }),
    rule(".night", paletteDeclarations(NIGHT)),
    rule("[data-brand]", HOUSE_SHAPE),
    ...Object.entries(brandThemes()).flatMap(([slug, theme]) => [
      rule(`[data-brand="${slug}"]`, brandDeclarations(theme)),
      rule(`:root:has([data-page-brand="${slug}"]),:root[data-served-look="${slug}"]`, {
        ...brandDeclarations(theme),
        ...brandPageDeclarations(theme),
      }),
    ]),
    rule(".paper", paletteDeclarations(PAPER)),
    // As weak as the rule above: what asks for more contrast, or for print, must win over both.
    rule(".paper:where(:has(.reading-mode:checked))", paletteDeclarations(NIGHT)),
    `@media print{${rule(PRINTED, printed)}}`,
    accent,
  ].join("")
}
