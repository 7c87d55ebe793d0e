import "./home-view.css"
import { PAGE_PATHS } from "../../shared/paths"
import { BrandCard } from "../components/brand-card"
import { EmptyState } from "../components/empty-state"
import { EventCard } from "../components/event-card"
import { NewsCard } from "../components/news-card"
import { Picture } from "../components/picture"
import { SectionList } from "../components/sections/section-list"
import { SiteLink } from "../components/site-link"
import { VenueCard } from "../components/venue-card"
import type { HomeModel } from "../content/view-models"
import { nextEvents } from "./parts/next-events"
import { useViewingTime } from "./parts/use-viewing-time"

const EVENTS_SHOWN = 3

/** @param viewedAt stands for the visitor's clock. */
export function HomeView({ model, viewedAt }: { model: HomeModel; viewedAt?: Date }) {
  const { page, brands, venues, news } = model
  const { now, rootProps } = useViewingTime(viewedAt)
  const events = nextEvents(model.events, now, EVENTS_SHOWN)
  return (
    <div className="home-view" {...rootProps}>
      <header className="home-view__hero">
        <div className="container home-view__hero-inner">
          <div className="home-view__words">
            {page.kicker && <p className="kicker">{page.kicker}</p>}
            <h1 className="home-view__title">{page.title}</h1>
            {page.introduction && <p className="lead">{page.introduction}</p>}
            <p className="actions">
              <SiteLink className="button" href={PAGE_PATHS.book}>
                Book a table
              </SiteLink>
              <SiteLink className="button button--quiet" href={PAGE_PATHS.locations}>
                Find a restaurant
              </SiteLink>
            </p>
          </div>
          {page.hero && (
            <div className="oven home-view__oven">
              <Picture
                className="oven__mouth"
                image={page.hero}
                sizes="(min-width: 60em) 42vw, 84vw"
                ratio="5 / 6"
                priority
              />
            </div>
          )}
        </div>
      </header>

      {brands.length > 0 && (
        <section className="band" aria-labelledby="home-brands">
          <div className="container">
            <h2 id="home-brands" className="home-view__heading">
              Our brands
            </h2>
            <div className="grid-cards home-view__brands">
              {brands.map((brand) => (
                <BrandCard key={brand.slug} brand={brand} />
              ))}
            </div>
          </div>
        </section>
      )}

      <section className="band" aria-labelledby="home-venues">
        <div className="container">
          <div className="section-title">
            <h2 id="home-venues">Our restaurants</h2>
            <SiteLink className="home-view__all" href={PAGE_PATHS.locations}>
              Hours, maps and access
            </SiteLink>
          </div>
          {venues.length > 0 ? (
            <div className="grid-cards">
              {venues.map((venue) => (
                <VenueCard key={venue.slug} venue={venue} />
              ))}
            </div>
          ) : (
            <EmptyState {...page.emptyState} />
          )}
        </div>
      </section>

      <section className="band" aria-labelledby="home-events">
        <div className="container">
          <div className="section-title">
            <h2 id="home-events">What’s on</h2>
            <SiteLink className="home-view__all" href={PAGE_PATHS.whatson}>
              All events
            </SiteLink>
          </div>
          {events.length > 0 ? (
            <div className="grid-cards">
              {events.map((event) => (
                <EventCard key={event.slug} event={event} />
              ))}
            </div>
          ) : (
            <p className="lead home-view__none">
              Nothing in the diary just now. New dates are on their way.
            </p>
          )}
        </div>
      </section>

      <section className="band" aria-labelledby="home-news">
        <div className="container">
          <div className="section-title">
            <h2 id="home-news">Latest news</h2>
            <SiteLink className="home-view__all" href={PAGE_PATHS.news}>
              All news
            </SiteLink>
          </div>
          {news.length > 0 ? (
            <div className="grid-cards home-view__news">
              {news.map((article) => (
                <NewsCard key={article.slug} article={article} />
              ))}
            </div>
          ) : (
            <p className="lead home-view__none">No news just now. The next story is on its way.</p>
          )}
        </div>
      </section>

      <SectionList sections={page.sections} />
    </div>
  )
}
