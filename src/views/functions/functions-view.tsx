import { useRef, type ReactNode } from "react"
import { routeTo } from "../../../shared/paths"
import { formHere, setValue } from "../../ui/forms/form-fields"
import { SubmissionForm } from "../../ui/forms/submission-form"
import { useSuggested } from "../../ui/forms/use-suggested"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import type { FunctionSpace } from "../../content/function-space"
import type { FunctionsModel } from "../../content/pages/functions"
import { FunctionsComparison } from "./functions-comparison"
import { pictureSpaces } from "./functions-pictured"
import { ENQUIRY, FunctionsSpace } from "./functions-space"
import { shownOn } from "../../content/shown-on"
import { LiveControls } from "../../ui/live-controls"
import { FormSheet } from "../shared/form-sheet"
import { ListPages } from "../shared/list-pages"
import { ChoiceChips } from "../../ui/choice-chips"
import { useNow } from "../../ui/use-now"
import { replaceQuery, useQuery } from "../../ui/use-query"
import { filterFromQuery, spacesFor, venueChoices, type FunctionsFilter } from "./functions-filter"
import { fitOf, fittingFirst } from "./space-fit"
import { allVenues, contactUs } from "../../texts/common"
import { BUDGET_WORDS, OCCASION_WORDS } from "../../texts/forms"
import * as texts from "../../texts/functions"
import "./functions-view.css"

function resultInWords(
  found: readonly FunctionSpace[],
  total: number,
  { guests, venue, day }: FunctionsFilter,
): string {
  if (guests === undefined) {
    return venue || day ? texts.spacesOf(found.length, total) : texts.spaces(total)
  }

  if (found.length === 0) return texts.noneHolds(guests)
  const standing = found.filter((space) => fitOf(space, guests) === "standing").length

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
 * Spaces for private events: what each holds and costs, side by side and one by one.
 * @param now stands for the clock
 */
export function FunctionsView({ model, now: fixedNow }: { model: FunctionsModel; now?: Date }) {
  const { page, spaces, pagination } = model
  const query = useQuery()
  const live = useNow()
  const result = useRef<HTMLParagraphElement>(null)
  const venues = venueChoices(spaces)
  const { filter, today, problems } = filterFromQuery(query, spaces, fixedNow ?? live)
  const { guests } = filter
  const isFiltered = Object.values(filter).some(Boolean)
  const candidates = isFiltered
    ? fittingFirst(spacesFor(spaces, filter), guests)
    : shownOn(model, spaces)
  const found =
    guests === undefined ? candidates : candidates.filter((space) => fitOf(space, guests) !== "no")
  useSuggested("functions", {
    guests: String(guests ?? ""),
    date: filter.day,
    venue: filter.venue,
  })

  return (
    <div className="functions-view">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      />
      {spaces.length === 0 ? (
        <div className="container band">
          <EmptyState
            {...page.emptyState}
            links={[{ label: contactUs, href: routeTo("contact") }]}
          />
        </div>
      ) : (
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
                    value={filter.venue}
                    onChange={(venue) => replaceQuery({ venue })}
                  />
                )}
                <p className="functions-view__result" role="status" ref={result} tabIndex={-1}>
                  {resultInWords(found, spaces.length, filter)}
                </p>
              </LiveControls>
              {candidates.length > 1 && <FunctionsComparison spaces={candidates} guests={guests} />}
            </div>
          )}
          <section className="functions-view__spaces" aria-labelledby="functions-spaces">
            <h2 id="functions-spaces" className="visually-hidden">
              {texts.spacesHeading}
            </h2>
            {found.length > 0 ? (
              <div className="functions-view__list">
                {pictureSpaces(found, page.hero).map((pictured, index) => (
                  <FunctionsSpace
                    key={pictured.space.slug}
                    pictured={pictured}
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
          <FormSheet id={ENQUIRY} heading={texts.tellUs} text={texts.tellUsText}>
            <SubmissionForm
              slug="functions"
              page={routeTo("functions")}
              options={{
                venue: venues,
                space: spaces.map(({ slug, name, venue }) => ({
                  value: slug,
                  label: texts.spaceAt(name, venue.name),
                })),
                occasion: Object.entries(OCCASION_WORDS).map(([value, label]) => ({
                  value,
                  label,
                })),
                budget: Object.entries(BUDGET_WORDS).map(([value, label]) => ({ value, label })),
              }}
            />
          </FormSheet>
        </>
      )}
      <SectionList sections={page.sections} />
    </div>
  )
}
