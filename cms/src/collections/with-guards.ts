import type { CollectionConfig } from "payload"
import { CONTENT_TYPES, type ContentSlug } from "../../../shared/content-types"
import { isChosen } from "../hooks/booked-choices"
import { keepVenuesWhileBooked } from "../hooks/keep-venues-while-booked"
import { refuseDeletionWhileUsed } from "../hooks/refuse-deletion-while-used"
import { refuseUnpublishingWhileRequired } from "../hooks/refuse-unpublishing-while-required"

/** Whatever the site shows is neither deleted while something points at it nor taken off while something needs it. */
export function withGuards(slug: ContentSlug, collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  const guards = CONTENT_TYPES[slug].hasDrafts ? refuseUnpublishingWhileRequired(slug) : {}
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(guards.beforeOperation ?? []), ...(hooks?.beforeOperation ?? [])],
      beforeChange: [
        ...(guards.beforeChange ?? []),
        ...(isChosen(slug) ? [keepVenuesWhileBooked(slug)] : []),
        ...(hooks?.beforeChange ?? []),
      ],
      beforeDelete: [refuseDeletionWhileUsed, ...(hooks?.beforeDelete ?? [])],
    },
  }
}
