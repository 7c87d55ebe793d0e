import { ALLERGENS, type Allergen } from "../../../shared/food-labels"
import { routeTo } from "../../../shared/paths"
import { Directory } from "../../ui/directory"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import type { Money } from "../../content/money"
import type { TastingMenu } from "../../content/tasting-menu"
import { brandScope } from "../../theme/brand-scope"
import { formatAddressShort } from "../../texts/address"
import { heard, words } from "../../ui/words"
import { BookLink } from "../shared/book-link"
import { walkIn } from "../../texts/booking"
import * as texts from "../../texts/degustation"
import { venueAndState } from "../../texts/venue-state"
import { daysInWords } from "../../texts/weekdays"
import "./degustation-terms.css"

/** For one guest; nothing where there is no pairing, or its price is in another currency. */
export function priceWithPairing({ pricePerGuest, pairing }: TastingMenu): Money | undefined {
  const price = pairing?.price
  if (!price || price.currency !== pricePerGuest.currency) return undefined
  return { amount: pricePerGuest.amount + price.amount, currency: price.currency }
}

/** In the order of the regulation, so that two menus can be compared. */
function allergensOf({ courses }: TastingMenu): string[] {
  const contained = new Set(courses.flatMap(({ allergens }) => allergens))
  return (Object.keys(ALLERGENS) as Allergen[])
    .filter((allergen) => contained.has(allergen))
    .map((allergen) => ALLERGENS[allergen].toLowerCase())
}

function Facts({ menu }: { menu: TastingMenu }) {
  const paired = priceWithPairing(menu)
  return (
    <dl className="degustation-terms__facts">
      <div className="degustation-terms__fact degustation-terms__fact--price">
        <dt>{texts.pricePerGuest}</dt>
        <dd>
          <Price money={menu.pricePerGuest} />
        </dd>
      </div>
      {paired && (
        <div className="degustation-terms__fact degustation-terms__fact--price">
          <dt>{texts.priceWithPairing}</dt>
          <dd>
            <Price money={paired} />
          </dd>
        </div>
      )}
      <div className="degustation-terms__fact">
        <dt>{texts.served}</dt>
        <dd>{daysInWords(menu.days)}</dd>
      </div>
      <div className="degustation-terms__fact">
        <dt>{texts.forHowMany}</dt>
        <dd>{texts.guestsOrMore(menu.minimumGuests)}</dd>
      </div>
      <div className="degustation-terms__fact">
        <dt>{texts.book}</dt>
        <dd>{texts.noticeInWords(menu.noticeHours)}</dd>
      </div>
    </dl>
  )
}

/** Where the page says at which tables it is served. */
export const tablesAnchor = ({ slug }: TastingMenu): string => `${slug}-tables`

/** A list of several menus says of each at most so many; the others stand on its own page. */
const MOST_IN_LIST = 6
/** Of more, each is a name that leads to its tables, or where there are none to book, to its own page. */
const MOST_TABLES = 40

function Tables({ menu, isInList }: { menu: TastingMenu; isInList: boolean }) {
  const { length } = menu.venues
  if (isInList && length > MOST_IN_LIST) {
    return (
      <p>
        <SiteLink href={`${menu.path}#${tablesAnchor(menu)}`}>
          {texts.atTheseVenues(length)}
        </SiteLink>
      </p>
    )
  }
  if (length > MOST_TABLES) {
    return (
      <Directory
        entries={menu.venues.map(({ slug, name, path, address, hours, takesBookings }) => ({
          name: venueAndState(name, hours.status),
          href: takesBookings ? routeTo("book", { query: { venue: slug, menu: menu.slug } }) : path,
          group: address.city,
        }))}
      />
    )
  }
  return (
    <ul className="degustation-terms__venues">
      {menu.venues.map((venue) => (
        <li key={venue.slug} className="degustation-terms__venue" {...brandScope(venue.brand)}>
          <p>
            <SiteLink href={venue.path}>{venue.name}</SiteLink>
            <span className="degustation-terms__address">{formatAddressShort(venue.address)}</span>
          </p>
          {venue.takesBookings ? (
            <BookLink chosen={{ venue: venue.slug, menu: menu.slug }}>
              {words(texts.bookAt(menu.title, venue.name, heard))}
            </BookLink>
          ) : (
            <p className="quiet">
              {venue.hours.status === "open"
                ? walkIn
                : (venue.hours.statusNote ?? texts.notTakingBookings)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What the evening costs and asks, on one sheet: laid down after the last course, like the bill. */
export function DegustationTerms({
  menu,
  headingLevel,
}: {
  menu: TastingMenu
  headingLevel: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  const allergens = allergensOf(menu)
  return (
    <div className="paper degustation-terms">
      <Facts menu={menu} />
      {menu.pairing && (
        <section className="degustation-terms__note">
          <Heading className="degustation-terms__heading">{texts.thePairing}</Heading>
          <p>
            {menu.pairing.description}
            {menu.pairing.price && (
              <>
                {" "}
                <strong className="degustation-terms__amount">
                  {words(texts.perGuest(<Price money={menu.pairing.price} />))}
                </strong>
              </>
            )}
          </p>
        </section>
      )}
      <section className="degustation-terms__note">
        <Heading className="degustation-terms__heading">{texts.allergens}</Heading>
        <div className="degustation-terms__allergens">
          <p>{texts.contains(allergens)}</p>
          <p className="quiet">{texts.tellUs}</p>
        </div>
      </section>
      <section className="degustation-terms__note" id={tablesAnchor(menu)}>
        <Heading className="degustation-terms__heading">{texts.whereItIsServed}</Heading>
        {menu.venues.length > 0 ? (
          <Tables menu={menu} isInList={headingLevel === 3} />
        ) : (
          <p>{texts.notServed}</p>
        )}
      </section>
    </div>
  )
}
