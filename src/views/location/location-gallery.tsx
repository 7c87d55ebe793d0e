import { Picture } from "../../ui/picture"
import type { Image } from "../../content/image"
import type { LocationModel } from "../../content/pages/location"
import { isSamePicture } from "../shared/same-picture"
import * as texts from "../../texts/location"
import "./location-gallery.css"

/** Rooms are wide, plates are square: the two are never shown in one row. */
const isWide = ({ width, height }: Image): boolean => width / height > 1.2

function Pictures({
  images,
  row,
  sizes,
}: {
  images: readonly Image[]
  row: "rooms" | "plates"
  sizes: (index: number) => string
}) {
  if (images.length === 0) return null
  return (
    <ul className={`location-gallery__row location-gallery__row--${row}`}>
      {images.map((image, index) => (
        <li key={`${index} ${image.alt}`} className="location-gallery__item">
          <figure>
            <Picture
              image={image}
              ratio={row === "rooms" ? "3 / 2" : "1 / 1"}
              sizes={sizes(index)}
            />
            {(image.caption || image.credit) && (
              <figcaption className="location-gallery__caption">
                {[image.caption, image.credit].filter(Boolean).join(" · ")}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}

/** Inside the house: one large picture to the edge of the window, others beside it; then what is on the table. */
export function LocationGallery({ model }: { model: LocationModel }) {
  const { name } = model.venue
  // The poster of an event hangs further down.
  const gallery = model.venue.gallery.filter(
    (image) => !model.events.some((event) => isSamePicture(event.image, image)),
  )
  if (gallery.length === 0) return null
  const plates = gallery.filter((image) => !isWide(image))
  return (
    <section className="location-gallery" aria-labelledby="gallery">
      <h2 id="gallery" className="visually-hidden">
        {texts.picturesOf(name)}
      </h2>
      <Pictures
        row="rooms"
        images={gallery.filter(isWide)}
        sizes={(index) =>
          index === 0 ? "(min-width: 48em) 66vw, 100vw" : "(min-width: 48em) 32vw, 50vw"
        }
      />
      <Pictures
        row="plates"
        images={plates}
        sizes={() => `(min-width: 48em) 30vw, ${plates.length === 1 ? "92vw" : "46vw"}`}
      />
    </section>
  )
}
