import { Picture } from "../../components/picture"
import type { Venue } from "../../content/view-models"
import "./location-gallery.css"

export function LocationGallery({ venue }: { venue: Venue }) {
  if (venue.gallery.length === 0) return null
  return (
    <section className="container location-view__section" aria-labelledby="gallery">
      <h2 id="gallery" className="visually-hidden">
        Pictures of {venue.name}
      </h2>
      <ul className="location-gallery">
        {venue.gallery.map((image, index) => (
          <li key={`${index} ${image.alt}`}>
            <figure>
              <Picture
                image={image}
                ratio="4 / 3"
                sizes="(min-width: 75em) 40rem, (min-width: 40em) 46vw, 92vw"
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
    </section>
  )
}
