import { ValidationError, type CollectionBeforeChangeHook } from "payload"
import { idOf, storedDocument } from "../fields/related-documents"
import { bookedFor, venueFieldOf, venuesOf, type Chosen } from "./booked-choices"
import { savesDraft } from "./saves-draft"

/**
 * Guests come to the venue where they have booked: had elsewhere, what they come for is nothing that this venue knows of. A
 * draft moves nothing yet.
 */
export const keepVenuesWhileBooked =
  (collection: Chosen): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    const id = idOf(originalDoc)
    if (operation !== "update" || id === undefined || savesDraft(req, collection)) return
    const stored = await storedDocument(req, collection, id)
    if (!stored) return
    const kept = venuesOf(collection, { ...originalDoc, ...data })
    const left = venuesOf(collection, stored).filter((venue) => !kept.includes(venue))
    const booked = left.length > 0 && (await bookedFor(req, collection, stored, left))
    if (!booked) return
    const message = `This leaves a venue where guests have booked it: ${booked}. Cancel those in Tables first, so that the guests are told, or leave it until they have come.`
    throw new ValidationError({
      collection,
      errors: [{ path: venueFieldOf(collection), message }],
      req,
    })
  }
