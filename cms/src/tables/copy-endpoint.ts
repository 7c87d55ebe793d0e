import {
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type Endpoint,
} from "payload"
import { MIRROR_PATH, type StaffBooking } from "../../../shared/booking/staff-channel"
import { isSigned, SIGNATURE_HEADER, TIME_HEADER } from "../../../shared/signed-channel"
import type { Booking } from "../payload-types"
import { noonUtc } from "../validation/dates"

interface Copied extends StaffBooking {
  venue: string
  madeAt: number
  revision: number
}

const STATUS = {
  confirmed: "confirmed",
  waiting: "waiting",
  cancelled: "cancelled",
} as const satisfies Record<StaffBooking["state"], Booking["status"]>

/** In bytes: a booking with the longest message, in the longest encoding. */
const LARGEST = 64 * 1024

/**
 * `POST /api/booking-copies`, signed by the server that holds the bookings: writes the copy of one, once, and never an
 * older state over a newer one. What staff have noted of it stays.
 */
export const copyEndpoint: Endpoint = {
  path: MIRROR_PATH,
  method: "post",
  handler: async (req) => {
    if (Number(req.headers.get("content-length") ?? LARGEST + 1) > LARGEST) {
      return Response.json({ message: "It is too large." }, { status: 413 })
    }
    const body = (await req.text?.()) ?? ""
    const sent = {
      time: req.headers.get(TIME_HEADER),
      signature: req.headers.get(SIGNATURE_HEADER),
    }
    if (!isSigned("bookings to the CMS", body, sent, process.env.SUBMISSIONS_SECRET ?? "")) {
      return Response.json({ message: "It is not signed." }, { status: 401 })
    }
    const booking = JSON.parse(body) as Copied
    const { payload } = req
    const mine = await initTransaction(req)
    try {
      const [venues, known] = await Promise.all([
        payload.find({
          ...{ collection: "locations", depth: 0, limit: 1, overrideAccess: true, req },
          where: { slug: { equals: booking.venue } },
          select: {},
        }),
        payload.find({
          ...{ collection: "bookings", depth: 0, limit: 1, overrideAccess: true, req },
          where: { reference: { equals: booking.reference } },
        }),
      ])
      const [copy] = known.docs
      if (!copy || (copy.revision ?? 0) < booking.revision) {
        const venue = venues.docs[0]?.id ?? copy?.venue
        if (venue === undefined) throw new APIError("There is no such venue.", 409)
        const data = { ...documentOf(booking), venue }
        const shared = {
          collection: "bookings",
          data,
          req,
          depth: 0,
          overrideAccess: true,
        } as const
        req.context.isCopy = true
        if (copy) await payload.update({ ...shared, id: copy.id, overrideLock: true })
        else await payload.create(shared)
      }
      if (mine) await commitTransaction(req)
      return Response.json({ message: "Copied." })
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}

const documentOf = (booking: Copied) => ({
  date: noonUtc(`${booking.day}T12:00:00.000Z`),
  time: booking.time,
  partySize: booking.party,
  status:
    booking.suspicion !== null && booking.state === "waiting"
      ? ("suspect" as const)
      : STATUS[booking.state],
  name: booking.name,
  email: booking.email,
  ...(booking.phone ? { phone: booking.phone } : {}),
  ...(booking.message ? { message: booking.message } : {}),
  ...(booking.choice ? { choice: booking.choice } : {}),
  reference: booking.reference,
  submissionId: booking.reference,
  receivedAt: new Date(booking.madeAt).toISOString(),
  suspicion: booking.suspicion,
  revision: booking.revision,
})
