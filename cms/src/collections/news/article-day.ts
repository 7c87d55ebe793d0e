import { wallClock } from "../../../../shared/opening-hours"
import type { RuleContext } from "../../fields/rules"
import { zoneOf } from "../../publishing/schedule-zone"
import { ask, onSite } from "../../questions/ask"
import { dayOf } from "../../validation/dates"
import { articleToCome } from "../../validation/questions"
import type { Verdict } from "../../validation/verdict"

/** An article does not wait for its day: who gives it one to come may mean that it does. */
export async function questionDayToCome(
  value: string,
  context: RuleContext<object, object>,
): Promise<Verdict> {
  const { document, req, typing } = context
  // For what is published on schedule somebody has chosen the moment, and nobody is there to answer.
  if (typing || req.payloadAPI === "local") return true
  const day = dayOf(value)
  const today = wallClock(new Date(), await zoneOf(req, document)).day
  if (day <= today) return true
  const site = await onSite(context)
  const before = site?.values.publishedOn
  if (site?.isPublished && typeof before === "string" && dayOf(before) === day) return true
  return ask(context, day, articleToCome(day))
}
