/** Bytes of one of the seed's pictures. */
export const MOST_BYTES = 240_000
/** Of one at the width of a phone's page. */
export const MOST_AVIF_BYTES = 60_000

/**
 * The best quality from 82 on down that stays under the limit.
 * @param {number} most bytes
 * @param {(quality: number) => Promise<Buffer>} encodeAt
 */
export async function encodeWithin(most, encodeAt) {
  for (let quality = 82; ; quality -= 5) {
    const bytes = await encodeAt(quality)
    if (bytes.length <= most || quality <= 52) return { bytes, quality }
  }
}

/** As a camera gives it. The CMS makes nine sizes of each, and reads a JPEG in any size in a fifth of WebP's time. */
export const encodePhoto = (picture) =>
  encodeWithin(MOST_BYTES, (quality) =>
    picture.clone().jpeg({ quality, mozjpeg: true, progressive: false }).toBuffer(),
  )
