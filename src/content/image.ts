import { ContentError, optional, required, type DocumentRef } from "./content-error"

/** One encoded width of a picture. `url` is site-absolute. */
export interface ImageSource {
  url: string
  width: number
}

/**
 * A picture mirrored into the site under content-hashed names. Sources are sorted by width, ascending.
 * Declared, because it reaches the views by way of page-data: JSON leaves out what is undefined.
 */
export interface Image {
  alt: string
  width: number
  height: number
  /** Data URI of a tiny WebP, shown until the picture has loaded. */
  placeholder?: string
  /** Per cent from the left and the top; what a crop must keep. */
  focalPoint: { x: number; y: number }
  avif: readonly ImageSource[]
  /** Where there is AVIF one width alone, for the browsers that do not read it. */
  webp: readonly ImageSource[]
  caption?: string
  credit?: string
}

/** What the mirror makes of a picture; views get the picture alone (picture.ts). */
export interface MirroredImage extends Image {
  /** Cropped around its focal point at upload, as networks show a link. Nothing for a picture too small for one. */
  card?: CardSource
}

interface CardSource extends ImageSource {
  height: number
}

/** A media document as the media mirror reads it from the CMS. */
export interface MediaRecord {
  id: string | number
  alt?: string | null
  caption?: string | null
  credit?: string | null
  placeholder?: string | null
  focalX?: number | null
  focalY?: number | null
  filename?: string | null
  mimeType?: string | null
  width?: number | null
  height?: number | null
  filesize?: number | null
  updatedAt?: string | null
  url?: string | null
  sizes?: Readonly<Record<string, MediaSize | string | null | undefined>> | null
}

export interface MediaSize {
  url?: string | null
  width?: number | null
  height?: number | null
  mimeType?: string | null
  filesize?: number | null
  filename?: string | null
}

/** One file of a media document that the site serves. */
export interface MediaFile {
  /** As the CMS gives it: absolute, or relative to the CMS's origin. */
  url: string
  filename: string
  format: "avif" | "webp" | "card" | "original"
  width: number
  /** Of a card alone: the others have the picture's own shape. */
  height?: number
  filesize?: number
}

export const mediaDocument = (record: MediaRecord): DocumentRef => ({
  type: "MediaAsset",
  name: record.filename,
  id: record.id,
})

/** Of the widths in WebP beside AVIF: large enough for the page of a telephone, and no load for its line. */
const PLAIN_MAX_WIDTH = 960

/** Pictures wider than this are of no use in a link preview. */
const PREVIEW_MAX_WIDTH = 1440

/**
 * The encoded widths the site serves: of AVIF all, and of WebP one beside them, for Safari before 16 and Edge before 121;
 * all of it where it is alone. The original only where it is too small for any variant:
 * it may be many megabytes, in a format chosen by an editor's camera.
 */
export function mediaFiles(record: MediaRecord): readonly MediaFile[] {
  const document = mediaDocument(record)
  const variants: MediaFile[] = []
  for (const [name, size] of Object.entries(record.sizes ?? {})) {
    if (!size || typeof size === "string" || !size.url || !size.width) continue
    const format = name === "card" ? name : size.mimeType === "image/avif" ? "avif" : "webp"
    variants.push({
      url: size.url,
      filename: size.filename ?? fileNameOf(size.url),
      format,
      width: size.width,
      height: format === "card" ? (size.height ?? undefined) : undefined,
      filesize: size.filesize ?? undefined,
    })
  }
  variants.sort((a, b) => a.width - b.width)
  const webp = variants.filter(({ format }) => format === "webp")
  if (webp.length > 0 && variants.some(({ format }) => format === "avif")) {
    const plain = webp.findLast(({ width }) => width <= PLAIN_MAX_WIDTH) ?? webp[0]
    return variants.filter((variant) => variant.format !== "webp" || variant === plain)
  }
  if (webp.length > 0) return variants
  const url = required(record.url, document, "url", "the address of the uploaded file")
  return [
    ...variants,
    {
      url,
      filename: record.filename ?? fileNameOf(url),
      format: "original",
      width: required(record.width, document, "width", "the picture's width in pixels"),
      filesize: record.filesize ?? undefined,
    },
  ]
}

const fileNameOf = (url: string): string =>
  decodeURIComponent(url.split(/[?#]/)[0]?.split("/").pop() ?? "")

export interface MirroredFile extends MediaFile {
  /** Site-absolute, with a content hash. */
  path: string
}

/** @throws ContentError where the alternative text or the dimensions are missing */
export function mapImage(record: MediaRecord, files: readonly MirroredFile[]): MirroredImage {
  const document = mediaDocument(record)
  const alt = required(record.alt, document, "alt", "a sentence that says what the picture shows")
  const width = positive(record.width, document, "width")
  const height = positive(record.height, document, "height")
  const sources = (wanted: (file: MirroredFile) => boolean): ImageSource[] =>
    files
      .filter(wanted)
      .map((file) => ({ url: file.path, width: file.width }))
      .sort((a, b) => a.width - b.width)
  const card = files.find(({ format }) => format === "card")
  return {
    alt,
    width,
    height,
    placeholder: optional(record.placeholder),
    focalPoint: { x: record.focalX ?? 50, y: record.focalY ?? 50 },
    avif: sources((file) => file.format === "avif"),
    webp: sources((file) => file.format === "webp" || file.format === "original"),
    caption: optional(record.caption),
    credit: optional(record.credit),
    card: card?.height ? { url: card.path, width: card.width, height: card.height } : undefined,
  }
}

function positive(value: number | null | undefined, document: DocumentRef, field: string): number {
  if (typeof value === "number" && value > 0) return value
  throw new ContentError(
    document,
    field,
    "is missing",
    "a number of pixels above 0; upload the file again",
  )
}

/**
 * The picture for link previews: its card; or WebP, which the large networks read, at most 1,440 px wide. `url` is
 * site-absolute, width and height are in pixels.
 */
export function previewImage(image: MirroredImage | undefined) {
  if (image?.card) return { ...image.card, alt: image.alt }
  const fitting = image?.webp.filter((source) => source.width <= PREVIEW_MAX_WIDTH) ?? []
  const source = fitting.at(-1) ?? image?.webp[0]
  if (!image || !source) return undefined
  const height = Math.round((source.width * image.height) / image.width)
  return { url: source.url, width: source.width, height, alt: image.alt }
}

export const previewUrl = (image: Image | undefined): string | undefined => previewImage(image)?.url
