import "./picture.css"
import type { CSSProperties } from "react"
import type { Image, ImageSource } from "../content/image"

const srcSet = (sources: readonly ImageSource[]): string =>
  sources.map(({ url, width }) => `${url} ${width}w`).join(", ")

/** A middle width, for browsers that read none of the sources. */
const plainSource = (sources: readonly ImageSource[]): string | undefined =>
  sources[Math.floor(sources.length / 2)]?.url

/** Widths as shares of the window, for the narrowest windows; what stands before it is for wider ones. */
const NARROWEST = /(\d+(?:\.\d+)?)vw$/
/** Below this share of the window a picture is small anyway. */
const LARGE = 60

/**
 * A dense screen shows no more of a photograph at three pixels a point than at two: those of telephones get somewhat less
 * than they could show, at half the bytes. Cheap ones, of 360 points at two or 412 at less, get 640 pixels.
 */
const sparingOnDense = (sizes: string): string =>
  sizes.replace(NARROWEST, (all, share: string) => {
    if (Number(share) < LARGE) return all
    const of = (part: number): string => `${Math.round(Number(share) * part)}vw`
    return `(min-resolution: 2.5dppx) ${of(0.72)}, (min-resolution: 1.5dppx) ${of(0.79)}, ${all}`
  })

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

/** The position, in per cent, that brings a focal point to the middle of what is left of one axis. */
function centred(focal: number, visibleShare: number): number {
  if (visibleShare >= 1) return focal
  return Math.round(clamp((focal / 100 - visibleShare / 2) / (1 - visibleShare)) * 100)
}

/** `object-position` and `background-position` take a share of the overflow, not of the picture, so a focal point must be converted. */
function positionOf(image: Image, ratio: string | undefined): string {
  const { x, y } = image.focalPoint
  const [width = 0, height = 1] = (ratio ?? "").split("/").map(Number)
  const box = width / height
  if (!(box > 0)) return `${x}% ${y}%`
  const own = image.width / image.height
  return `${centred(x, box / own)}% ${centred(y, own / box)}%`
}

/** A picture in AVIF, or else in WebP, at several widths, cropped around its focal point, with its room kept from the start. */
export function Picture({
  image,
  sizes,
  className,
  priority = false,
  ratio,
  fill = false,
}: {
  image: Image
  /** The `sizes` attribute: how wide the whole picture is laid out, with what its frame crops of it. */
  sizes: string
  className?: string
  /** For the largest picture of the first screen: fetched first, never lazily. */
  priority?: boolean
  /** CSS aspect-ratio; the picture is cropped to it around its focal point. Its own by default. */
  ratio?: string
  /** The picture covers its element, whose size is the layout's and may differ from width to width. */
  fill?: boolean
}) {
  const [type, sources] =
    image.avif.length > 0 ? ["image/avif", image.avif] : ["image/webp", image.webp]
  const classNames = ["picture", fill && "picture--fill", className].filter(Boolean).join(" ")
  return (
    <picture className={classNames}>
      <source type={type} srcSet={srcSet(sources)} sizes={sparingOnDense(sizes)} />
      <img
        className="picture__image"
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        // React 18 knows the attribute by its name in HTML alone.
        {...(priority ? { fetchpriority: "high" } : {})}
        decoding={priority ? undefined : "async"}
        style={
          {
            ...(fill ? {} : { aspectRatio: ratio ?? `${image.width} / ${image.height}` }),
            "--focus": positionOf(image, ratio),
            ...(image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : {}),
          } as CSSProperties
        }
        // Last, so that `loading` and `sizes` hold before the browser may start the request.
        src={plainSource(image.webp) ?? plainSource(image.avif)}
      />
    </picture>
  )
}
