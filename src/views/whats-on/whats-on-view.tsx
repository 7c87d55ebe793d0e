import { routeTo } from "../../../shared/paths"
import { ChoiceChips } from "../../ui/choice-chips"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import type { EventModel } from "../../content/event"
import type { WhatsOnModel } from "../../content/pages/whatson"
import { DropEnded } from "../shared/drop-ended"
import { LiveControls } from "../../ui/live-controls"
import { useViewingTime } from "../shared/use-viewing-time"
import { agendaOf, type AgendaGroup } from "./whats-on-agenda"
import { WhatsOnEvent } from "./whats-on-event"
import { replaceQuery, useQuery } from "../../ui/use-query"
import { byAlphabet } from "../../texts/intl"
import * as texts from "../../texts/events"
import * as common from "../../texts/common"
import "./whats-on-view.css"

interface Setting {
  now: Date
  siteUrl: string
  /** Slug of the event that comes first on the page. */
  next: string | undefined
}

function EventGroup({ group, setting }: { group: AgendaGroup; setting: Setting }) {
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
              siteUrl={setting.siteUrl}
              isNext={entry.event.slug === setting.next}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function venueChoices(groups: readonly AgendaGroup[]): { value: string; label: string }[] {
  const names = new Map(
    groups.flatMap(({ entries }) =>
      entries.map(({ event: { venue } }) => [venue.slug, nameOf(venue)] as const),
    ),
  )
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => byAlphabet(a.label, b.label))
}

const nameOf = ({ name, city }: EventModel["venue"]): string => `${name}, ${city}`

/** Only what happens at a venue; everything without one. */
function atVenue(groups: readonly AgendaGroup[], venue: string): readonly AgendaGroup[] {
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ event }) => venue === "" || event.venue.slug === venue),
    }))
    .filter(({ entries }) => entries.length > 0)
}

/**
 * Events to come as posters on a wall, the next one large. The order is that of the day the page was built;
 * what has ended since is dropped.
 * @param siteUrl address of the site, part of what a calendar knows an event by
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
  const { page, events } = model
  const { listedFrom, now, rootProps } = useViewingTime(fixedNow)
  const query = useQuery()

  // Of the day of the build, so that no choice comes or goes when the page comes alive.
  const venues = venueChoices(agendaOf(events, listedFrom))
  const asked = query.get("venue") ?? ""
  const venue = venues.some(({ value }) => value === asked) ? asked : ""
  const groups = atVenue(agendaOf(events, listedFrom, now), venue)
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const setting: Setting = { now, siteUrl, next: groups[0]?.entries[0]?.event.slug }

  return (
    <div
      className={count > 0 ? "whats-on-view whats-on-view--hung" : "whats-on-view"}
      {...rootProps}
      suppressHydrationWarning
    >
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        // Where there is a next event, its poster is the picture of the page.
        image={count > 0 ? undefined : page.hero}
      />
      <div className="container whats-on-view__agenda">
        {venues.length > 1 && (
          <LiveControls className="whats-on-view__filter">
            <ChoiceChips
              legend={texts.venue}
              name="venue"
              options={[{ value: "", label: common.allVenues }, ...venues]}
              value={venue}
              onChange={(value) => replaceQuery({ venue: value })}
            />
            <p className="visually-hidden" role="status">
              {texts.events(count)}
            </p>
          </LiveControls>
        )}
        {groups.map((group) => (
          <EventGroup key={group.key} group={group} setting={setting} />
        ))}
        <DropEnded />
        {count === 0 && (
          <EmptyState
            {...page.emptyState}
            links={[
              { label: texts.readOurNews, href: routeTo("news") },
              { label: common.seeOurVenues, href: routeTo("locations") },
            ]}
          />
        )}
      </div>
      <SectionList sections={page.sections} />
    </div>
  )
}
