import type { Verdict } from "./verdict"

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const

/**
 * A narrower strip shows nothing, and its versions would be larger than what they are kept in: a card is made of it at 630
 * pixels of its shorter side, a WebP has at most 16,383 of the longer one.
 */
const MOST_ELONGATED = 8

const ADVICE = "Upload a JPEG, PNG, WebP or AVIF."

/** `format` is what the file's own bytes say, or nothing when they are no picture. */
export function checkImageFile(file: {
  name: string
  mimeType: string
  format?: string | undefined
}): Verdict {
  const { name, mimeType, format } = file
  if (format === "svg" || /\.svgz?$/i.test(name) || mimeType.includes("svg")) {
    return `“${name}” is an SVG. SVG files can carry scripts, so they are refused. ${ADVICE}`
  }
  if (!format) return `“${name}” is not a picture, or it is damaged. ${ADVICE}`
  if (!["jpeg", "png", "webp", "avif"].includes(format)) {
    return `“${name}” is a ${format.toUpperCase()} file, which the site does not use. ${ADVICE}`
  }
  return true
}

/** In pixels, as the picture will be: whole, or what is cropped of it. */
export function checkImageShape({ width, height }: { width: number; height: number }): Verdict {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)]
  if (longer <= shorter * MOST_ELONGATED) return true
  return `A picture of ${width} × ${height} pixels is a strip that no page can show: its longer side is at most ${MOST_ELONGATED} times its shorter one. Crop it, or choose another.`
}
