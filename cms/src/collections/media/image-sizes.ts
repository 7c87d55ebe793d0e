import type { ImageSize } from "payload"

const WIDTHS = [320, 640, 960, 1440, 1920]

/**
 * Effort trades encoding time for bytes. For one picture of 1920 × 1280 on two cores, AVIF in five widths takes
 * about 0.2 s at effort 1, 0.9 s at 2 and 7 s at 4, within a few per cent of the same size.
 */
const FORMATS = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 72, effort: 3 },
} as const

function sizesIn(format: keyof typeof FORMATS): ImageSize[] {
  return WIDTHS.map((width) => ({
    name: `${format}${width}`,
    width,
    // Without a fit Payload crops around the focal point, which encodes each size twice and gains nothing here.
    // `withoutEnlargement` stays unset: set to either value, a narrow original would get sizes it cannot fill.
    fit: "inside" as const,
    formatOptions: { format, options: FORMATS[format] },
  }))
}

export const imageSizes: ImageSize[] = [...sizesIn("avif"), ...sizesIn("webp")]
