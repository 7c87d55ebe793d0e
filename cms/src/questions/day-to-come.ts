import { wallClock } from "../../../shared/opening-hours"
import type { RuleContext } from "../fields/rules"
import { zoneOf } from "../publishing/schedule-zone"
import { dayOf } from "../validation/dates"
import { dayToCome } from "../validation/questions"
import type { Verdict } from "../validation/verdict"
import { ask, onSite } from "./ask"

/**
 * What is published does not wait for the day that it shows: who gives it one to come may mean that it does.
 * @param what “an article”
 */
export const questionDayToCome =
  (what: string) =>
  async (value: string, context: RuleContext<object, object>): Promise<Verdict> => {
    const { document, path, req, typing } = context
    // For what is published on schedule somebody has chosen the moment, and nobody is there to answer.
    if (typing || req.payloadAPI === "local") return true
    const day = dayOf(value)
    const today = wallClock(new Date(), await zoneOf(req, document)).day
    if (day <= today) return true
    const site = await onSite(context)
    const before = site?.values[path.at(-1) ?? ""]
    if (site?.isPublished && typeof before === "string" && dayOf(before) === day) return true
    return ask(context, day, dayToCome(day, what))
  }
