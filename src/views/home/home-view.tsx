import "./home-view.css"
import { SectionList } from "../../ui/sections/section-list"
import { nextEvents } from "../../content/next-events"
import type { HomeModel } from "../../content/pages/home"
import { HomeEvents } from "./home-events"
import { HomeHeats } from "./home-heats"
import { HomeHero } from "./home-hero"
import { HomeNews } from "./home-news"
import { HomeVenues } from "./home-venues"
import { useViewingTime } from "../shared/use-viewing-time"

const EVENTS_SHOWN = 3

/** @param viewedAt stands for the visitor's clock. */
export function HomeView({ model, viewedAt }: { model: HomeModel; viewedAt?: Date }) {
  const { page, brands, venues, events, news } = model
  const { now, rootProps } = useViewingTime(viewedAt)
  return (
    <div className="home-view" {...rootProps}>
      <HomeHero {...model} />
      <HomeHeats brands={brands} />
      <HomeVenues venues={venues} emptyState={page.emptyState} />
      {events.length > 0 && <HomeEvents events={nextEvents(events, now, EVENTS_SHOWN)} />}
      {news.length > 0 && <HomeNews news={news} />}
      <SectionList sections={page.sections} />
    </div>
  )
}
