import { useDeferredValue, useMemo, useRef } from "react"
import { EmptyState } from "../../ui/empty-state"
import { ChoiceChips } from "../../ui/choice-chips"
import { Directory } from "../../ui/directory"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { useNow } from "../../ui/use-now"
import { LISTED_VENUES } from "../../content/many-venues"
import type { LocationsModel } from "../../content/pages/locations"
import { LiveControls } from "../../ui/live-controls"
import { LocationsChapter } from "./locations-chapter"
import { LocationsEntry } from "./locations-entry"
import { chaptersOf, citiesOf, filterFromQuery, findVenues, venueAt } from "./locations-filter"
import { NearestToggle } from "../shared/nearest-toggle"
import { ResultsForm, ResultsStatus, TownsCredit } from "../shared/results-status"
import { usePosition } from "../shared/use-position"
import { NAME_LENGTH, townInWords, useTown } from "../shared/use-town"
import { replaceQuery, useQuery } from "../../ui/use-query"
import * as texts from "../../texts/locations"
import * as common from "../../texts/common"
import { venueAndState } from "../../texts/venue-state"
import "../shared/practical-page.css"
import "../shared/toggle-button.css"
import "./locations-view.css"

/** Of more, a list to open is longer than what it chooses from: a town is typed. */
const MOST_CITIES = 100

/** A head for each of more would be most of the page. */
const MOST_CHAPTERS = 40

const nearIn = (query: URLSearchParams): string => (query.get("near") ?? "").slice(0, NAME_LENGTH)

/** Every venue of the group, city by city; narrowed down by brand, city, open now; nearest first on request. */
export function LocationsView({ model }: { model: LocationsModel }) {
  const { page, venues, brands } = model
  const now = useNow()
  const query = useQuery()
  // What was chosen or typed is seen at once, on a slow phone too; the venues follow.
  const later = useDeferredValue(query)
  const { position, ask, forget } = usePosition()
  const resultsHeading = useRef<HTMLHeadingElement>(null)
  const results = useRef<HTMLDivElement>(null)

  const cities = useMemo(() => {
    const all = citiesOf(venues)
    return all.length <= MOST_CITIES ? all : []
  }, [venues])
  const filter = filterFromQuery(query, brands, cities)
  const near = nearIn(later)
  const door = venueAt(venues, near)
  const typed = useTown(door ? "" : near)
  const town = typed.status === "found" ? typed.town : undefined
  const from =
    door?.geo ?? town?.point ?? (position.status === "found" ? position.point : undefined)
  const fromName = door?.name ?? town?.name
  const found = useMemo(
    () => findVenues(venues, filterFromQuery(later, brands, cities), now, from, fromName),
    [venues, later, brands, cities, now, from, fromName],
  )
  const chapters = useMemo(() => chaptersOf(found), [found])
  const isDirectory = !from && (found.length > LISTED_VENUES || chapters.length > MOST_CHAPTERS)
  const names = useMemo(
    () =>
      (isDirectory ? found : []).map(({ venue: { name, path, town, hours } }) => ({
        name: venueAndState(name, hours.status),
        href: path,
        group: town,
      })),
    [isDirectory, found],
  )

  const nearest = found.slice(0, LISTED_VENUES)

  function showAll(): void {
    replaceQuery({ brand: undefined, city: undefined, open: undefined })
    // The button that had the focus goes away with the empty state.
    resultsHeading.current?.focus()
  }

  return (
    <div className="locations-view practical-page">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />

      <section className="container locations-view__venues" aria-labelledby="venues-heading">
        <h2 id="venues-heading" className="visually-hidden" ref={resultsHeading} tabIndex={-1}>
          {common.venues}
        </h2>

        {venues.length > 1 && (
          <LiveControls>
            <ResultsForm
              label={texts.narrowDown}
              className="locations-view__filters"
              results={results}
            >
              {brands.length > 1 && (
                <ChoiceChips
                  legend={texts.kitchen}
                  name="brand"
                  options={[
                    { value: "", label: common.all },
                    ...brands.map(({ slug, name }) => ({ value: slug, label: name })),
                  ]}
                  value={filter.brand}
                  onChange={(brand) => replaceQuery({ brand })}
                />
              )}
              {cities.length > 1 && (
                <ChoiceChips
                  legend={texts.city}
                  name="city"
                  options={[
                    { value: "", label: common.all },
                    ...cities.map(({ key, name }) => ({ value: key, label: name })),
                  ]}
                  value={filter.city}
                  onChange={(city) => replaceQuery({ city })}
                />
              )}
              <div className="locations-view__toggles" role="group" aria-label={texts.moreFilters}>
                <button
                  type="button"
                  className="toggle-button"
                  aria-pressed={filter.openNow}
                  onClick={() => replaceQuery({ open: filter.openNow ? undefined : "now" })}
                >
                  {texts.openNow}
                </button>
                <NearestToggle
                  label={texts.nearestFirst}
                  position={position}
                  ask={() => {
                    replaceQuery({ near: undefined })
                    ask()
                  }}
                  forget={forget}
                />
                <label className="locations-view__near">
                  <span>{texts.nearATown}</span>
                  <input
                    type="search"
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={NAME_LENGTH}
                    value={nearIn(query)}
                    onChange={({ target }) => {
                      forget()
                      replaceQuery({ near: target.value })
                    }}
                  />
                </label>
              </div>
            </ResultsForm>
          </LiveControls>
        )}

        {venues.length > 0 && (
          <ResultsStatus
            summary={townInWords(near, typed) ?? texts.count(from ? nearest : found, venues.length)}
            position={position}
            region={results}
          />
        )}
      </section>

      {from ? (
        <div className="container locations-view__nearest">
          <ul className="locations-view__nearest-list">
            {nearest.map((each) => (
              <LocationsEntry key={each.venue.slug} found={each} />
            ))}
          </ul>
          {town && <TownsCredit />}
        </div>
      ) : isDirectory ? (
        <div className="container">
          <Directory entries={names} />
        </div>
      ) : (
        chapters.map((chapter, index) => (
          <LocationsChapter key={chapter.city} chapter={chapter} leads={index === 0} />
        ))
      )}

      <div className="container">
        {venues.length === 0 && (
          <EmptyState heading={page.emptyState.heading} text={page.emptyState.text} />
        )}

        {venues.length > 0 && found.length === 0 && (
          <div className="locations-view__none">
            <EmptyState
              heading={filter.openNow ? texts.nothingOpen : texts.nothingFound}
              text={filter.openNow ? texts.nothingOpenHint : texts.nothingFoundHint}
            />
            <button type="button" className="button" onClick={showAll}>
              {texts.showAllVenues}
            </button>
          </div>
        )}
      </div>

      <SectionList sections={page.sections} />
    </div>
  )
}
