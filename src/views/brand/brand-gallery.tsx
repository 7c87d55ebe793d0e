import "./brand-gallery.css"
import { Picture } from "../../ui/picture"
import type { Image } from "../../content/image"
import * as texts from "../../texts/brand"

const ROW = 3
const LARGE = "(min-width: 48em) 66vw, 93vw"
const SMALL = "(min-width: 48em) 38vw, 90vw"

/** The first of a row; and the second, where no third shares its column. */
const isLarge = (index: number, count: number): boolean =>
  index % ROW === 0 || (index % ROW === 1 && index === count - 1)

/** A wall of pictures from one edge of the window to the other: one large, two beside it. */
export function BrandGallery({ images }: { images: readonly Image[] }) {
  if (images.length === 0) return null
  return (
    <section aria-label={texts.pictures}>
      <ul className="brand-gallery">
        {images.map((image, index) => (
          <li key={image.webp[0]?.url ?? image.alt} className="brand-gallery__item">
            <figure className="brand-gallery__figure">
              <Picture
                className="brand-gallery__picture"
                image={image}
                sizes={isLarge(index, images.length) ? LARGE : SMALL}
                fill
              />
              {(image.caption || image.credit) && (
                <figcaption className="brand-gallery__caption">
                  {[image.caption, image.credit].filter(Boolean).join(" · ")}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
