import type { Day } from "../../dates"
import type { Content } from "../../types"
import { fireAndFlour } from "./fire-and-flour"
import { kitchenAndCellar } from "./kitchen-and-cellar"
import { placesAndPeople } from "./places-and-people"

/** The published articles, newest first. */
export const news = (base: Day): readonly Content<"news">[] =>
  [...fireAndFlour(base), ...placesAndPeople(base), ...kitchenAndCellar(base)].sort((a, b) =>
    b.publishedOn.localeCompare(a.publishedOn),
  )

export { draftArticle } from "./draft"
