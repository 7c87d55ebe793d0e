import { useDeferredValue, useMemo, useRef, type ReactNode } from "react"
import type { FunctionSpace } from "../../content/function-space"
import type { FunctionsModel } from "../../content/pages/functions"
import { shownOn } from "../../content/shown-on"
import { allVenues } from "../../texts/common"
import * as texts from "../../texts/functions"
import { ChoiceChips } from "../../ui/choice-chips"
import { formHere, setValue } from "../../ui/forms/form-fields"
import { useSuggested } from "../../ui/forms/use-suggested"
import { LiveControls } from "../../ui/live-controls"
import { useNow } from "../../ui/use-now"
import { replaceQuery, useQuery } from "../../ui/use-query"
import { ListPages } from "../shared/list-pages"
import { FunctionsComparison } from "./functions-comparison"
import { filterFromQuery, spacesFor, venueChoices, type FunctionsFilter } from "./functions-filter"
import { pictureSpaces, type PicturedSpace } from "./functions-pictured"
import { ENQUIRY, FunctionsSpace } from "./functions-space"
import { fitOf, fittingFirst } from "./space-fit"

function resultInWords(
  found: readonly PicturedSpace[],
  total: number,
  { guests, venue, day }: FunctionsFilter,
): string {
  if (guests === undefined) {
    return venue || day ? texts.spacesOf(found.length, total) : texts.spaces(total)
  }

  if (found.length === 0) return texts.noneHolds(guests)
  const standing = found.filter(({ space }) => fitOf(space, guests) === "standing").length

  return texts.foundFor(found.length, standing, total, guests)
}

/** A box to write in, and under it what is wrong with what stands there. */
function Entry({
  name,
  problem,
  children,
}: {
  name: "guests" | "day"
  problem: string | undefined
  children: (field: {
    id: string
    "aria-describedby": string
    "aria-invalid": boolean
  }) => ReactNode
}) {
  const id = `functions-view-${name}`
  const problemId = `${id}-problem`
  return (
    <div>
      {children({ id, "aria-describedby": problemId, "aria-invalid": problem !== undefined })}
      <p id={problemId} className="functions-view__problem" aria-live="polite">
        {problem}
      </p>
    </div>
  )
}

/** Whatever stood there: it is what was pressed last. */
function chooseInForm({ slug, venue }: FunctionSpace): void {
  const form = formHere("functions")
  if (!form) return
  setValue(form, "space", slug)
  setValue(form, "venue", venue.slug)
}

/**
 * The spaces, and what narrows them down. What is typed is seen at once, on a slow phone too; the spaces follow.
 * @param now stands for the clock
 */
export function FunctionsFinder({
  model: { page, spaces, pagination },
  now: fixedNow,
}: {
  model: FunctionsModel
  now?: Date
}) {
  const query = useQuery()
  const later = useDeferredValue(query)
  const live = useNow()
  const result = useRef<HTMLParagraphElement>(null)
  const venues = useMemo(() => venueChoices(spaces), [spaces])
  const now = fixedNow ?? live
  const { filter: asked, today, problems } = filterFromQuery(query, spaces, now)
  const { filter, isFiltered, candidates, pictured } = useMemo(() => {
    const { filter } = filterFromQuery(later, spaces, now)
    const { guests } = filter
    const isFiltered = Object.values(filter).some(Boolean)
    const candidates = isFiltered
      ? fittingFirst(spacesFor(spaces, filter), guests)
      : shownOn({ pagination }, spaces)
    const found =
      guests === undefined
        ? candidates
        : candidates.filter((space) => fitOf(space, guests) !== "no")
    return { filter, isFiltered, candidates, pictured: pictureSpaces(found, page.hero) }
  }, [later, spaces, pagination, page.hero, now])
  const { guests } = filter
  useSuggested("functions", {
    guests: String(asked.guests ?? ""),
    date: asked.day,
    venue: asked.venue,
  })

  return (
    <>
      {spaces.length > 1 && (
        <div className="functions-view__compare">
          <LiveControls className="container functions-view__filter">
            <label className="functions-view__label" htmlFor="functions-view-guests">
              {texts.howManyGuests}
            </label>
            <Entry name="guests" problem={problems.guests}>
              {(field) => (
                <input
                  {...field}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  step={1}
                  value={query.get("guests") ?? ""}
                  onChange={({ target }) => replaceQuery({ guests: target.value })}
                />
              )}
            </Entry>
            <label className="functions-view__label" htmlFor="functions-view-day">
              {texts.onWhichDay}
            </label>
            <Entry name="day" problem={problems.day}>
              {(field) => (
                <input
                  {...field}
                  type="date"
                  min={today}
                  value={query.get("day") ?? ""}
                  onChange={({ target }) => replaceQuery({ day: target.value })}
                />
              )}
            </Entry>
            {venues.length > 1 && (
              <ChoiceChips
                legend={texts.venue}
                isLegendSeen={false}
                name="venue"
                options={[{ value: "", label: allVenues }, ...venues]}
                value={asked.venue}
                onChange={(venue) => replaceQuery({ venue })}
              />
            )}
            <p className="functions-view__result" role="status" ref={result} tabIndex={-1}>
              {resultInWords(pictured, spaces.length, filter)}
            </p>
          </LiveControls>
          {candidates.length > 1 && <FunctionsComparison spaces={candidates} guests={guests} />}
        </div>
      )}
      <section className="functions-view__spaces" aria-labelledby="functions-spaces">
        <h2 id="functions-spaces" className="visually-hidden">
          {texts.spacesHeading}
        </h2>
        {pictured.length > 0 ? (
          <div className="functions-view__list">
            {pictured.map((each, index) => (
              <FunctionsSpace
                key={each.space.slug}
                pictured={each}
                guests={guests}
                isWide={index % 3 === 0}
                onEnquire={chooseInForm}
              />
            ))}
          </div>
        ) : (
          <div className="container functions-view__none">
            <p className="lead">
              {candidates.length === 0 ? texts.noneOnThatDay : texts.noneHoldsThatMany}
            </p>
            <p className="actions">
              <a className="button" href={`#${ENQUIRY}`}>
                {texts.tellUs}
              </a>
              <button
                type="button"
                className="button button--quiet"
                onClick={() => {
                  replaceQuery({ guests: undefined, venue: undefined, day: undefined })
                  // This button goes away with the focus on it.
                  result.current?.focus()
                }}
              >
                {texts.showAllSpaces}
              </button>
            </p>
          </div>
        )}
        {pagination && (
          <div className={isFiltered ? undefined : "container band"}>
            <ListPages pagination={isFiltered ? undefined : pagination} />
          </div>
        )}
      </section>
    </>
  )
}
