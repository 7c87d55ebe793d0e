import { contradictionInWords, contradictions } from "../shared/label-rules"
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

/**
 * Dishes whose labels contradict each other, in sentences for who runs the build. The project's own CMS asks before it
 * publishes one, and takes an answer; so they are named, and stop nothing.
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
  ]
}
