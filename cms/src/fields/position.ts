import { ask, onSite } from "../questions/ask"
import { answerOnPosition } from "../questions/positions"
import { beyondTowns, checkLatitude, checkNotSwapped } from "../validation/place"
import type { Verdict } from "../validation/verdict"
import type { RuleContext } from "./rules"

interface GeoData {
  longitude: number | null
}

interface PlaceData {
  address: { country?: string | null }
}

/** Shown at the first of the two degrees, whichever is wrong. */
export async function checkPosition(
  latitude: number,
  context: RuleContext<GeoData, PlaceData>,
): Promise<Verdict> {
  const range = checkLatitude(latitude)
  const { longitude } = context.siblings
  const country = context.document.address?.country
  if (range !== true || longitude == null || !country) return range
  const point = { latitude, longitude }
  const verdict = checkNotSwapped(point, country)
  const odd = beyondTowns(point, country)
  if (verdict !== true || odd === undefined || context.typing) return verdict
  const answer = answerOnPosition({ ...point, country })
  const geo = await onSite(context)
  const address = await onSite({ ...context, path: ["address", "country"] })
  const before = answerOnPosition({ ...geo?.values, country: address?.values.country })
  return (geo?.isPublished && before === answer) || ask(context, answer, odd)
}
