import { routeTo } from "../../../shared/paths"
import type { FunctionsModel } from "../../content/pages/functions"
import { contactUs } from "../../texts/common"
import { BUDGET_WORDS, OCCASION_WORDS } from "../../texts/forms"
import * as texts from "../../texts/functions"
import { EmptyState } from "../../ui/empty-state"
import { SubmissionForm } from "../../ui/forms/submission-form"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import { FormSheet } from "../shared/form-sheet"
import { venueChoices } from "./functions-filter"
import { FunctionsFinder } from "./functions-finder"
import { ENQUIRY } from "./functions-space"
import "./functions-view.css"

/**
 * Spaces for private events: what each holds and costs, side by side and one by one.
 * @param now stands for the clock
 */
export function FunctionsView({ model, now }: { model: FunctionsModel; now?: Date }) {
  const { page, spaces } = model

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
          <FunctionsFinder model={model} now={now} />
          <FormSheet id={ENQUIRY} heading={texts.tellUs} text={texts.tellUsText}>
            <SubmissionForm
              slug="functions"
              page={routeTo("functions")}
              options={{
                venue: venueChoices(spaces),
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
