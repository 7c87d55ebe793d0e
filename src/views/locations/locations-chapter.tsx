import { memo } from "react"
import { Picture } from "../../ui/picture"
import { LocationsEntry } from "./locations-entry"
import type { Chapter } from "./locations-filter"
import "./locations-chapter.css"

/**
 * One city: its name and its map by night, and beside it the doors that are lit there.
 * @param leads on a telephone the first map is as wide as the window, the others stand beside their city's name.
 */
export const LocationsChapter = memo(function LocationsChapter({
  chapter,
  leads,
}: {
  chapter: Chapter
  leads: boolean
}) {
  const { city, map, found } = chapter
  return (
    <section
      className={leads ? "locations-chapter locations-chapter--leads" : "locations-chapter"}
      aria-label={city}
    >
      <div className="locations-chapter__place">
        <h2 className="locations-chapter__city">{city}</h2>
        {map && (
          <figure className="locations-chapter__map">
            <Picture
              image={map}
              ratio="3 / 2"
              sizes={`(min-width: 48em) 45vw, ${leads ? "100vw" : "48vw"}`}
            />
            {map.caption && (
              <figcaption className="locations-chapter__caption">{map.caption}</figcaption>
            )}
          </figure>
        )}
      </div>
      <ul className="locations-chapter__venues">
        {found.map((each) => (
          <LocationsEntry key={each.venue.slug} found={each} />
        ))}
      </ul>
    </section>
  )
})
