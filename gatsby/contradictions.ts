import { contradictionInWords, contradictions } from "../shared/label-rules"
import { misplaced } from "../shared/misplaced"
import { list } from "../src/content/content-error"
import type { ContentCheckQuery } from "../src/content/generated/queries"

interface Dish {
  name?: string | null
  dietary?: readonly (string | null)[] | null
  allergens?: readonly (string | null)[] | null
}

const inDish = (place: string, { name, dietary, allergens }: Dish): string[] =>
  contradictions(list(dietary), list(allergens)).map(
    (found) =>
      `${place}, “${name ?? "a dish"}”: ${contradictionInWords(found)} contradict each other. Correct one of the two.`,
  )

interface Place {
  kind?: string | null
  name?: string | null
  address?: { country?: string | null } | null
  geo?: { latitude?: number | null; longitude?: number | null } | null
}

function inPlace(type: string, { kind, name, address, geo }: Place): string[] {
  const { latitude, longitude } = geo ?? {}
  const country = address?.country
  // Nobody goes to an online shop.
  if (kind === "online" || latitude == null || longitude == null || !country) return []
  return misplaced({ latitude, longitude }, country) === "abroad"
    ? [
        `${type} “${name ?? ""}”: its position (${latitude}, ${longitude}) lies beyond the towns of the country of its address (${country}). Correct one of the two, unless both are right.`,
      ]
    : []
}

/**
 * Dishes whose labels contradict each other, and places far from the country of their address, in sentences for who runs
 * the build. The project's own CMS asks before it publishes one, and takes an answer; so they are named, and stop nothing.
 */
export function contradictionsIn({ cms }: ContentCheckQuery): string[] {
  return [
    ...list(cms.Menus?.docs).flatMap(({ title, sections }) =>
      list(sections)
        .flatMap(({ items }) => list(items))
        .flatMap((item) => inDish(`Menu “${title ?? ""}”`, item)),
    ),
    ...list(cms.TastingMenus?.docs).flatMap(({ title, courses }) =>
      list(courses).flatMap((course) => inDish(`Tasting menu “${title ?? ""}”`, course)),
    ),
    ...list(cms.Locations?.docs).flatMap((venue) => inPlace("Location", venue)),
    ...list(cms.Stockists?.docs).flatMap((shop) => inPlace("Stockist", shop)),
  ]
}
