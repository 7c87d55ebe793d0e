import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { APP_MANIFEST } from "../shared/site-files"
import {
  APP_DESCRIPTION,
  APP_NAME,
  APP_SHORT_NAME,
  APP_SHORTCUTS,
  GROUND,
  START_URL,
} from "../src/theme/app-identity"
import appScreenshots from "../src/theme/app-screenshots.json"

const icon = (purpose: "any" | "maskable", file: string, size: number) => ({
  src: `/icons/${file}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** What the browser's install dialog shows; taken by `npm run gallery -- --screenshots`. */
const SCREENSHOTS = appScreenshots.screenshots.map(({ name, formFactor, label }) => {
  const { width, height, scale } =
    appScreenshots.windows[formFactor as keyof typeof appScreenshots.windows]
  return {
    src: `/screenshots/${formFactor}-${name}.jpg`,
    sizes: `${width * scale}x${height * scale}`,
    type: "image/jpeg",
    form_factor: formFactor,
    label,
  }
})

/** The web app manifest (W3C, Web Application Manifest; W3C, Web App Manifest - Application Information). */
export const MANIFEST = {
  // Without it, a change of `start_url` would make an installed site another app.
  id: START_URL,
  name: APP_NAME,
  short_name: APP_SHORT_NAME,
  description: APP_DESCRIPTION,
  lang: "en",
  dir: "ltr",
  categories: ["food", "lifestyle"],
  start_url: START_URL,
  scope: "/",
  display: "standalone",
  background_color: GROUND,
  theme_color: GROUND,
  // Ready-made files, drawn by cms/seed/art/icons.mjs; nothing is processed in the build.
  icons: [
    icon("any", "icon", 192),
    icon("any", "icon", 512),
    icon("maskable", "maskable", 192),
    icon("maskable", "maskable", 512),
  ],
  shortcuts: APP_SHORTCUTS.map(({ icon: src, ...shortcut }) => ({
    ...shortcut,
    icons: [{ src, sizes: "96x96", type: "image/png", purpose: "any" }],
  })),
  screenshots: SCREENSHOTS,
}

/**
 * Writes the manifest in the place of gatsby-plugin-manifest's, which links it and keeps it in the build. As options of
 * the plugin its members would be in every page's script, where Gatsby puts them all; and it refuses `id` and the
 * `form_factor` of a screenshot.
 */
export const writeManifest = (publicDirectory: string): Promise<void> =>
  writeFile(join(publicDirectory, APP_MANIFEST), JSON.stringify(MANIFEST))
