import { memo, useDeferredValue, useMemo, useRef, type ComponentProps, type RefObject } from "react"
import { routeTo } from "../../../shared/paths"
import { ChoiceChips, type Choice } from "../../ui/choice-chips"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import type { WhatsOnModel } from "../../content/pages/whatson"
import { shownOn } from "../../content/shown-on"
import { DropEnded } from "../shared/drop-ended"
import { ListPages } from "../shared/list-pages"
import { LiveControls } from "../../ui/live-controls"
import { useViewingTime } from "../shared/use-viewing-time"
import { agendaOf, type AgendaGroup } from "./whats-on-agenda"
import { WhatsOnEvent } from "./whats-on-event"
import {
  filterEvents,
  filterFromQuery,
  typeChoices,
  venueChoices,
  VIEWS,
  type WhatsOnFilter,
} from "./whats-on-filter"
import { WhatsOnMonth } from "./whats-on-month"
import { WhatsOnSubscription } from "./whats-on-subscription"
import { replaceQuery, useQuery } from "../../ui/use-query"
import * as texts from "../../texts/events"
import * as common from "../../texts/common"
import "./whats-on-view.css"

interface Setting {
  now: Date
  /** Slug of the event that comes first on the page. */
  next: string | undefined
}

const EventGroup = memo(function EventGroup({
  group,
  setting,
}: {
  group: AgendaGroup
  setting: Setting
}) {
  const { key, label, entries } = group
  const id = `whats-on-${key}`
  const lastEnd = entries
    .map(({ ends }) => ends)
    .sort()
    .at(-1)
  return (
    <section
      className="whats-on-view__group"
      aria-labelledby={id}
      data-ends={lastEnd}
      suppressHydrationWarning
    >
      <h2 id={id} className="whats-on-view__heading">
        {label}
      </h2>
      <ul className="whats-on-view__list">
        {entries.map((entry) => (
          <li
            // The next date of a monthly event is another entry: the one that was hidden as over stays so.
            key={`${entry.event.slug} ${entry.ends}`}
            className="whats-on-view__item"
            id={entry.event.slug}
            data-ends={entry.ends}
            suppressHydrationWarning
          >
            <WhatsOnEvent
              entry={entry}
              now={setting.now}
              isNext={entry.event.slug === setting.next}
            />
          </li>
        ))}
      </ul>
    </section>
  )
})

const monthIn = (query: URLSearchParams): string => query.get("month") ?? ""
const monthInAddress = (): string => monthIn(new URLSearchParams(window.location.search))
const turnToMonth = (month: string): void => replaceQuery({ month })

/** A list to open, where there is something to choose from. */
const Narrowing = ({
  all,
  options,
  ...chips
}: Pick<ComponentProps<typeof ChoiceChips>, "legend" | "name" | "options" | "value"> & {
  all: string
}) =>
  options.length > 1 && (
    <ChoiceChips
      {...chips}
      isLegendSeen={false}
      isFolded
      options={[{ value: "", label: all }, ...options]}
      onChange={(value) => replaceQuery({ [chips.name]: value })}
    />
  )

function Filters({
  filter: { view, type, venue },
  types,
  venues,
  count,
  status,
}: {
  filter: WhatsOnFilter
  types: readonly Choice[]
  venues: readonly Choice[]
  count: number
  status: RefObject<HTMLParagraphElement>
}) {
  return (
    <LiveControls className="whats-on-view__filter">
      <ChoiceChips
        legend={texts.show}
        isLegendSeen={false}
        name="view"
        options={VIEWS}
        value={view}
        onChange={(value) => replaceQuery({ view: value, month: undefined })}
      />
      {(types.length > 1 || venues.length > 1) && (
        <div className="whats-on-view__narrowing">
          <Narrowing
            legend={texts.kind}
            all={texts.allKinds}
            name="type"
            options={types}
            value={type}
          />
          <Narrowing
            legend={texts.venue}
            all={common.allVenues}
            name="venue"
            options={venues}
            value={venue}
          />
        </div>
      )}
      <p className="visually-hidden" role="status" ref={status} tabIndex={-1}>
        {texts.events(count)}
      </p>
    </LiveControls>
  )
}

/**
 * Events to come as posters on a wall, the next one large. The order is that of the day the page was built;
 * what has ended since is dropped.
 * @param siteUrl address of the site, part of that of its calendars
 * @param now stands for the clock
 */
export function WhatsOnView({
  model,
  siteUrl,
  now: fixedNow,
}: {
  model: WhatsOnModel
  siteUrl: string
  now?: Date
}) {
  const { page, events, pagination } = model
  const { listedFrom, now, rootProps } = useViewingTime(fixedNow)
  const query = useQuery()
  // What was chosen is seen at once, on a slow phone too; the events follow.
  const later = useDeferredValue(query)
  const status = useRef<HTMLParagraphElement>(null)

  // Of the day of the build, so that no choice comes or goes when the page comes alive.
  const { upcoming, types, venues } = useMemo(() => {
    const upcoming = agendaOf(events, listedFrom).flatMap(({ entries }) =>
      entries.map(({ event }) => event),
    )
    return { upcoming, types: typeChoices(upcoming), venues: venueChoices(upcoming) }
  }, [events, listedFrom])
  const { filter, isFiltered, chosen, groups, setting } = useMemo(() => {
    const filter = filterFromQuery(later, types, venues)
    const isFiltered = Object.values(filter).some(Boolean)
    const chosen = isFiltered ? filterEvents(events, filter, now) : shownOn({ pagination }, events)
    const groups = agendaOf(chosen, listedFrom, now)
    const setting: Setting = { now, next: groups[0]?.entries[0]?.event.slug }
    return { filter, isFiltered, chosen, groups, setting }
  }, [later, types, venues, events, pagination, listedFrom, now])
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const isNarrowed = count === 0 && isFiltered
  const isByMonth = filter.view === "month"

  return (
    <div
      className={count > 0 && !isByMonth ? "whats-on-view whats-on-view--hung" : "whats-on-view"}
      {...rootProps}
      suppressHydrationWarning
    >
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        // Where there is a next event, its poster is the picture of the page. None comes with a choice that finds nothing:
        // it would push the choices away from under the finger, and below the window what is said of them.
        image={count > 0 || isNarrowed ? undefined : page.hero}
      />
      <div className="container whats-on-view__agenda">
        {upcoming.length > 1 && (
          <Filters
            filter={filterFromQuery(query, types, venues)}
            types={types}
            venues={venues}
            count={pagination && !isFiltered ? upcoming.length : count}
            status={status}
          />
        )}
        {isByMonth
          ? count > 0 && (
              <WhatsOnMonth
                events={chosen}
                asked={monthIn(later)}
                askedLast={monthInAddress}
                now={now}
                onChange={turnToMonth}
              />
            )
          : groups.map((group) => <EventGroup key={group.key} group={group} setting={setting} />)}
        <DropEnded />
        <ListPages pagination={isFiltered ? undefined : pagination} />
        {isNarrowed && (
          <EmptyState heading={texts.nothingLikeThat} text={texts.tryOther}>
            <button
              type="button"
              className="button"
              onClick={() => {
                replaceQuery({ view: undefined, type: undefined, venue: undefined })
                // The button that had the focus goes away with the empty state.
                status.current?.focus()
              }}
            >
              {texts.showEverything}
            </button>
          </EmptyState>
        )}
        {count > 0 && (
          <WhatsOnSubscription siteUrl={siteUrl} venues={venues} chosen={filter.venue} />
        )}
        {count === 0 && !isNarrowed && (
          <EmptyState
            {...page.emptyState}
            links={[{ label: common.seeOurVenues, href: routeTo("locations") }]}
          />
        )}
      </div>
      <SectionList sections={page.sections} />
    </div>
  )
}
