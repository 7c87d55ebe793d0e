import { list } from "../content-error"
import { mapEvent } from "../event"
import type { WhatsOnPageQuery } from "../generated/queries"
import { listText, pagingOf, type ListContext } from "../list-page"
import { mapPage } from "../page-text"
import { shownOn } from "../shown-on"

/** More would be a fourth of the page: what each is about stands on its own page alone then, and this one lists them. */
export const DESCRIBED_EVENTS = 10

/** @param context with the slugs of the events in the order of the list */
export function toWhatsOnModel(
  { cms }: WhatsOnPageQuery,
  context: ListContext & { eventSlugs: readonly string[] },
) {
  const places = new Map(context.eventSlugs.map((slug, place) => [slug, place]))
  const placeOf = ({ slug }: { slug: string }): number => places.get(slug) ?? 0
  const all = list(cms.Events?.docs)
    .map(mapEvent)
    .sort((a, b) => placeOf(a) - placeOf(b))
  const events =
    all.length > DESCRIBED_EVENTS ? all.map((event) => ({ ...event, description: [] })) : all
  const paging = pagingOf("whatson", events, context)
  const titles = shownOn(paging, events).map(({ title }) => title)
  return { page: listText(mapPage(cms.Pages, "whatson"), paging, titles), events, ...paging }
}

export type WhatsOnModel = ReturnType<typeof toWhatsOnModel>
