import { ALLERGENS, type Allergen } from "../../shared/food-labels"
import { EmptyState } from "../components/empty-state"
import { AllergenNote, DietaryLabels } from "../components/food-labels"
import { formatAddressShort } from "../components/format"
import { PageHeader } from "../components/page-header"
import { Picture } from "../components/picture"
import { Price } from "../components/price"
import { SectionList } from "../components/sections/section-list"
import { SiteLink } from "../components/site-link"
import type { DegustationModel, Image, Money, TastingMenu } from "../content/view-models"
import { daysInWords, noticeInWords } from "./parts/days-in-words"
import { isSamePicture } from "./parts/same-picture"
import "./degustation-view.css"
import { brandScope } from "../theme/brand-scope"

function priceWithPairing({ pricePerGuest, pairing }: TastingMenu): Money | undefined {
  const price = pairing?.price
  if (!price || price.currency !== pricePerGuest.currency) return undefined
  return { amount: pricePerGuest.amount + price.amount, currency: price.currency }
}

/** In the order of the regulation, so that two menus can be compared. */
function allergensOf({ courses }: TastingMenu): Allergen[] {
  const contained = new Set(courses.flatMap(({ allergens }) => allergens))
  return (Object.keys(ALLERGENS) as Allergen[]).filter((allergen) => contained.has(allergen))
}

function Facts({ menu }: { menu: TastingMenu }) {
  const paired = priceWithPairing(menu)
  return (
    <dl className="degustation-view__facts">
      <div className="degustation-view__fact degustation-view__fact--price">
        <dt>Price per guest</dt>
        <dd>
          <Price money={menu.pricePerGuest} />
        </dd>
      </div>
      {paired && (
        <div className="degustation-view__fact degustation-view__fact--price">
          <dt>With the pairing</dt>
          <dd>
            <Price money={paired} />
          </dd>
        </div>
      )}
      <div className="degustation-view__fact">
        <dt>Served</dt>
        <dd>{daysInWords(menu.days)}</dd>
      </div>
      <div className="degustation-view__fact">
        <dt>For</dt>
        <dd>
          {menu.minimumGuests === 1 ? "One guest or more" : `${menu.minimumGuests} guests or more`}
        </dd>
      </div>
      <div className="degustation-view__fact">
        <dt>Book</dt>
        <dd>{noticeInWords(menu.noticeHours)}</dd>
      </div>
    </dl>
  )
}

function Courses({ menu }: { menu: TastingMenu }) {
  return (
    <ol className="degustation-view__courses">
      {menu.courses.map((course) => (
        <li key={course.name} className="degustation-view__course">
          <div className="degustation-view__course-text">
            <h4 className="degustation-view__course-name">{course.name}</h4>
            <p>{course.description}</p>
            {course.pairing && (
              <p className="degustation-view__pairing">
                <span className="degustation-view__pairing-label">Poured with it:</span>{" "}
                {course.pairing}
              </p>
            )}
            <DietaryLabels labels={course.dietary} />
            <AllergenNote allergens={course.allergens} />
          </div>
          {course.image && (
            <Picture
              className="degustation-view__course-picture"
              image={course.image}
              sizes="(min-width: 60em) 10rem, 6rem"
              ratio="1 / 1"
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function Tables({ menu }: { menu: TastingMenu }) {
  return (
    <ul className="degustation-view__venues">
      {menu.venues.map((venue) => (
        <li key={venue.slug} className="degustation-view__venue" {...brandScope(venue.brand)}>
          <p>
            <SiteLink href={venue.path}>{venue.name}</SiteLink>
            <span className="degustation-view__address">{formatAddressShort(venue.address)}</span>
          </p>
          {venue.hours.status === "open" ? (
            <SiteLink className="button" href={`/book?venue=${venue.slug}`}>
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

function TastingMenuArticle({ menu, hero }: { menu: TastingMenu; hero?: Image }) {
  const allergens = allergensOf(menu)
  const heading = `${menu.slug}-title`
  return (
    <article className="container degustation-view__menu" id={menu.slug} aria-labelledby={heading}>
      <header className="degustation-view__header">
        {!isSamePicture(menu.image, hero) && (
          <Picture
            className="arch degustation-view__picture"
            image={menu.image}
            sizes="(min-width: 60em) 34vw, 92vw"
            ratio="4 / 5"
          />
        )}
        <h2 id={heading}>{menu.title}</h2>
        <p className="lead">{menu.summary}</p>
        <Facts menu={menu} />
      </header>
      <div className="degustation-view__card">
        <h3 className="degustation-view__subtitle">
          {menu.courses.length} {menu.courses.length === 1 ? "course" : "courses"}
        </h3>
        <Courses menu={menu} />
        {menu.pairing && (
          <section className="degustation-view__note">
            <h3 className="degustation-view__subtitle">The pairing</h3>
            <p>
              {menu.pairing.description}
              {menu.pairing.price && (
                <>
                  {" "}
                  <strong>
                    <Price money={menu.pairing.price} /> per guest
                  </strong>
                </>
              )}
            </p>
          </section>
        )}
        <section className="degustation-view__note">
          <h3 className="degustation-view__subtitle">Allergens across the menu</h3>
          {allergens.length > 0 ? (
            <ul className="degustation-view__allergens">
              {allergens.map((allergen) => (
                <li key={allergen}>{ALLERGENS[allergen]}</li>
              ))}
            </ul>
          ) : (
            <p>None of the fourteen that must be declared.</p>
          )}
          <p className="quiet">Please tell us about allergies and diets when you book.</p>
        </section>
        <section className="degustation-view__note">
          <h3 className="degustation-view__subtitle">Where it is served</h3>
          <Tables menu={menu} />
        </section>
      </div>
    </article>
  )
}

/** Tasting menus, each with its courses in order, what it costs, and where and when it is served. */
export function DegustationView({ model }: { model: DegustationModel }) {
  const { page, tastingMenus } = model
  return (
    <div className="degustation-view">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      >
        {tastingMenus.length > 1 && (
          <nav aria-label="Tasting menus on this page">
            <ul className="actions degustation-view__index">
              {tastingMenus.map(({ slug, title, pricePerGuest }) => (
                <li key={slug}>
                  <a className="button button--quiet" href={`#${slug}`}>
                    <span>
                      {title}, <Price money={pricePerGuest} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHeader>
      {tastingMenus.length > 0 ? (
        tastingMenus.map((menu) => (
          <TastingMenuArticle key={menu.slug} menu={menu} hero={page.hero} />
        ))
      ) : (
        <div className="container band">
          <EmptyState
            {...page.emptyState}
            links={[
              { label: "See our venues", href: "/locations" },
              { label: "Book a table", href: "/book" },
            ]}
          />
        </div>
      )}
      <SectionList sections={page.sections} />
    </div>
  )
}
