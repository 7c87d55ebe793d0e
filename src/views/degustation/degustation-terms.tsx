import { routeTo } from "../../../shared/paths"
import { ALLERGENS, type Allergen } from "../../../shared/food-labels"
import { formatAddressShort } from "../../ui/format"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import type { Money } from "../../content/money"
import type { TastingMenu } from "../../content/tasting-menu"
import { brandScope } from "../../theme/brand-scope"
import { daysInWords, noticeInWords } from "./days-in-words"
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
        <dt>Price per guest</dt>
        <dd>
          <Price money={menu.pricePerGuest} />
        </dd>
      </div>
      {paired && (
        <div className="degustation-terms__fact degustation-terms__fact--price">
          <dt>With the pairing</dt>
          <dd>
            <Price money={paired} />
          </dd>
        </div>
      )}
      <div className="degustation-terms__fact">
        <dt>Served</dt>
        <dd>{daysInWords(menu.days)}</dd>
      </div>
      <div className="degustation-terms__fact">
        <dt>For</dt>
        <dd>
          {menu.minimumGuests === 1 ? "One guest or more" : `${menu.minimumGuests} guests or more`}
        </dd>
      </div>
      <div className="degustation-terms__fact">
        <dt>Book</dt>
        <dd>{noticeInWords(menu.noticeHours)}</dd>
      </div>
    </dl>
  )
}

function Tables({ menu }: { menu: TastingMenu }) {
  return (
    <ul className="degustation-terms__venues">
      {menu.venues.map((venue) => (
        <li key={venue.slug} className="degustation-terms__venue" {...brandScope(venue.brand)}>
          <p>
            <SiteLink href={venue.path}>{venue.name}</SiteLink>
            <span className="degustation-terms__address">{formatAddressShort(venue.address)}</span>
          </p>
          {venue.hours.status === "open" ? (
            <SiteLink className="button" href={routeTo("book", { query: { venue: venue.slug } })}>
              <span>
                Book<span className="visually-hidden"> {menu.title}</span> at {venue.name}
              </span>
            </SiteLink>
          ) : (
            <p className="quiet">
              {venue.hours.statusNote ?? "Not taking bookings at the moment."}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What the evening costs and asks, on one sheet: laid down after the last course, like the bill. */
export function DegustationTerms({ menu }: { menu: TastingMenu }) {
  const allergens = allergensOf(menu)
  return (
    <div className="paper degustation-terms">
      <Facts menu={menu} />
      {menu.pairing && (
        <section className="degustation-terms__note">
          <h3 className="degustation-terms__heading">The pairing</h3>
          <p>
            {menu.pairing.description}
            {menu.pairing.price && (
              <>
                {" "}
                <strong className="degustation-terms__amount">
                  <Price money={menu.pairing.price} /> per guest
                </strong>
              </>
            )}
          </p>
        </section>
      )}
      <section className="degustation-terms__note">
        <h3 className="degustation-terms__heading">Allergens across the menu</h3>
        <div className="degustation-terms__allergens">
          <p>
            {allergens.length > 0
              ? `Contains ${allergens.join(", ")}.`
              : "None of the fourteen that must be declared."}
          </p>
          <p className="quiet">Please tell us about allergies and diets when you book.</p>
        </div>
      </section>
      <section className="degustation-terms__note">
        <h3 className="degustation-terms__heading">Where it is served</h3>
        <Tables menu={menu} />
      </section>
    </div>
  )
}
