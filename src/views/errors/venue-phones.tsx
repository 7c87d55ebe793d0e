import "./venue-phones.css"
import { LISTED_VENUES } from "../../content/many-venues"
import { Directory } from "../../ui/directory"
import type { VenuePhone } from "../../content/pages/error-page"
import { phoneHref } from "../shared/venue-links"
import { statusReason } from "../../texts/venue"
import { venueAndState } from "../../texts/venue-state"
import * as texts from "../../texts/errors"

/** Every restaurant with its number, for whom the site cannot help just now: plain text and plain links. */
export function VenuePhones({ id, venues }: { id: string; venues: readonly VenuePhone[] }) {
  if (venues.length === 0) return null
  return (
    <section className="container venue-phones" aria-labelledby={id}>
      <h2 id={id}>{texts.byTelephone}</h2>
      {venues.length > LISTED_VENUES ? (
        <Directory
          entries={venues.map(({ name, city, phone, status }) => ({
            name: `${venueAndState(name, status)}, ${phone}`,
            href: phoneHref(phone),
            group: city,
          }))}
        />
      ) : (
        <ul className="venue-phones__list">
          {venues.map(({ name, slug, city, phone, status, statusNote }) => (
            <li key={slug} className="venue-phones__venue">
              <p>
                <span className="venue-phones__name">{name}</span>{" "}
                <span className="quiet venue-phones__city">
                  {status === "open" ? city : texts.notOpen(city, statusReason(status, statusNote))}
                </span>
              </p>
              <a className="venue-phones__phone" href={phoneHref(phone)}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
