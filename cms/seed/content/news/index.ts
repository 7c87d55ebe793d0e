import type { Day } from "../../dates"
import type { Content } from "../../types"
import { draftArticle } from "./draft"
import { fireAndFlour } from "./fire-and-flour"
import { kitchenAndCellar } from "./kitchen-and-cellar"
import { placesAndPeople } from "./places-and-people"

export { draftArticle }

/** The published articles, newest first, and the one that is not. */
export const news = (base: Day): readonly Content<"news">[] => [
  ...[...fireAndFlour(base), ...placesAndPeople(base), ...kitchenAndCellar(base)].sort((a, b) =>
    b.publishedOn.localeCompare(a.publishedOn),
  ),
  draftArticle(base),
]
