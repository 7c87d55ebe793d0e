import type { Contradiction } from "../../../shared/label-rules"

/** How an answer names what it confirms: `vegan+milk`. */
export const answersOnContradictions = (found: readonly Contradiction[]): string =>
  found.map(({ diet, allergen }) => `${diet}+${allergen}`).join()
