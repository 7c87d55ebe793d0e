import "./brand-view.css"
import type { CSSProperties } from "react"
import { PAGE_PATHS } from "../../shared/paths"
import { formatMoney } from "../components/format"
import { MenuList } from "../components/menu-list"
import { Picture } from "../components/picture"
import { RichText } from "../components/rich-text"
import { SiteLink } from "../components/site-link"
import { VenueCard } from "../components/venue-card"
import type { BrandModel } from "../content/view-models"
import { brandPageScope } from "../theme/brand-scope"

function ServedAt({ venues }: { venues: BrandModel["menus"][number]["venues"] }) {
  if (venues.length === 0) return null
  return (
    <p className="quiet brand-view__served">
      Served at{" "}
      {venues.map(({ name, path }, index) => (
        <span key={path}>
          {index > 0 && (index === venues.length - 1 ? " and " : ", ")}
          <SiteLink href={path}>{name}</SiteLink>
        </span>
      ))}
    </p>
  )
}

export function BrandView({ model }: { model: BrandModel }) {
  const { brand, venues, menus, tastingMenus } = model
  return (
    <div className="brand-view" {...brandPageScope(brand)}>
      <header className="brand-view__hero">
        <div className="container brand-view__hero-inner">
          <div className="brand-view__words">
            <p className="kicker">{brand.cuisine}</p>
            <h1
              className="brand-view__title"
              style={{ "--letters": brand.name.length } as CSSProperties}
            >
              {brand.name}
            </h1>
            <p className="brand-view__tagline">{brand.tagline}</p>
            <p className="lead">{brand.summary}</p>
            <p className="actions">
              <SiteLink className="button" href={PAGE_PATHS.book}>
                Book a table
              </SiteLink>
              {menus.length > 0 && (
                <a className="button button--quiet" href="#menus">
                  Read the menu
                </a>
              )}
            </p>
          </div>
          <div className="oven">
            <Picture
              className="oven__mouth"
              image={brand.hero}
              sizes="(min-width: 60em) 42vw, 84vw"
              ratio="5 / 6"
              priority
            />
          </div>
        </div>
      </header>

      {brand.story.length > 0 && (
        <section className="band" aria-labelledby="brand-story">
          <div className="container brand-view__story">
            <h2 id="brand-story">The story</h2>
            <RichText value={brand.story} />
          </div>
        </section>
      )}

      {brand.signatureDishes.length > 0 && (
        <section className="band" aria-labelledby="brand-dishes">
          <div className="container">
            <h2 id="brand-dishes" className="brand-view__heading">
              What to order first
            </h2>
            <ul className="brand-view__dishes">
              {brand.signatureDishes.map((dish) => (
                <li key={dish.name} className="brand-view__dish">
                  {dish.image && (
                    <Picture
                      className="brand-view__dish-picture"
                      image={dish.image}
                      ratio="1"
                      sizes="(min-width: 40em) 20rem, 7rem"
                    />
                  )}
                  <div className="brand-view__dish-words">
                    <h3>{dish.name}</h3>
                    <p>{dish.description}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}

      {venues.length > 0 && (
        <section className="band" aria-labelledby="brand-venues">
          <div className="container">
            <h2 id="brand-venues" className="brand-view__heading">
              Where to find us
            </h2>
            <div className="grid-cards">
              {venues.map((venue) => (
                <VenueCard key={venue.slug} venue={venue} />
              ))}
            </div>
          </div>
        </section>
      )}

      {menus.length > 0 && (
        <section id="menus" className="band brand-view__menus" aria-labelledby="brand-menus">
          <div className="container">
            <h2 id="brand-menus" className="visually-hidden">
              Menus
            </h2>
            {menus.length > 1 && (
              <ul className="actions brand-view__menu-links" aria-label="Menus on this page">
                {menus.map(({ menu }) => (
                  <li key={menu.slug}>
                    <a className="button button--quiet" href={`#menu-${menu.slug}`}>
                      {menu.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {menus.map(({ menu, venues: servedAt }) => (
              <div key={menu.slug} className="brand-view__menu">
                <MenuList menu={menu} headingLevel={3} />
                <ServedAt venues={servedAt} />
              </div>
            ))}
          </div>
        </section>
      )}

      {tastingMenus.length > 0 && (
        <section className="band" aria-labelledby="brand-tasting">
          <div className="container">
            <div className="section-title">
              <h2 id="brand-tasting">Tasting menus</h2>
              <SiteLink className="brand-view__all" href={PAGE_PATHS.degustation}>
                Courses and pairings
              </SiteLink>
            </div>
            <ul className="grid-cards">
              {tastingMenus.map((menu) => (
                <li key={menu.title} className="brand-view__tasting">
                  <Picture
                    className="arch"
                    image={menu.image}
                    ratio="4 / 3"
                    sizes="(min-width: 64em) 28vw, (min-width: 40em) 44vw, 92vw"
                  />
                  <h3>{menu.title}</h3>
                  <p>{menu.summary}</p>
                  <p className="kicker">{formatMoney(menu.pricePerGuest)} a guest</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}

      {brand.gallery.length > 0 && (
        <section className="container" aria-label="Pictures">
          <ul className="brand-view__gallery">
            {brand.gallery.map((image) => (
              <li key={image.webp[0]?.url ?? image.alt}>
                <Picture image={image} ratio="4 / 5" sizes="(min-width: 40em) 30vw, 46vw" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
