import type { ContentProblem } from "../shared/publishing"
import { describeDocument, list } from "../src/content/content-error"
import { eventDocument, mapEventSummary } from "../src/content/event-summary"
import type { ContentCheckQuery } from "../src/content/generated/queries"
import { problemAt } from "./build-problems"

/**
 * Events that would repeat for a lifetime. The project's own CMS refuses them; of another's, dates are shown for as long
 * as one may say, so that they are named and stop nothing.
 * @throws ContentError where an event cannot be shown at all
 */
export const endlessSeries = ({ cms }: Pick<ContentCheckQuery, "cms">): ContentProblem[] =>
  list(cms.Events?.docs).flatMap((event) => {
    const { recurrence } = mapEventSummary(event)
    const asked = event.recurrence?.until?.slice(0, 10)
    if (recurrence.frequency === "none" || asked === undefined || asked <= recurrence.until) {
      return []
    }
    const document = eventDocument(event)
    return [
      problemAt(
        `${describeDocument(document)} repeats until ${asked}. Dates after ${recurrence.until} are left out. Give an earlier last day.`,
        document,
        "recurrence.until",
      ),
    ]
  })
