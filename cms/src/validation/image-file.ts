import type { Verdict } from "./verdict"

export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const

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
