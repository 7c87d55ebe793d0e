import {
  APIError,
  commitTransaction,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type RequiredDataFromCollectionSlug,
} from "payload"
import type { CopiedBooking } from "../../../shared/booking/staff-channel"
import { isSigned, SIGNATURE_HEADER, TIME_HEADER, type Way } from "../../../shared/signed-channel"

/** What every copy says of the document it is of. */
type Copied = Pick<
  CopiedBooking,
  | "venue"
  | "reference"
  | "formerly"
  | "told"
  | "revision"
  | "madeAt"
  | "suspicion"
  | "name"
  | "email"
  | "phone"
  | "message"
>

type CopiedCollection = Extract<CollectionSlug, "bookings" | "orders">
type Documents = { [Slug in CopiedCollection]: RequiredDataFromCollectionSlug<Slug> }

/** What stands in every copy. */
type Shared = "venue" | keyof ReturnType<typeof sharedOf>

interface Write {
  collection: CopiedCollection
  data: Documents[CopiedCollection]
  req: PayloadRequest
  depth: number
  overrideAccess: boolean
}

/** In bytes: one with the longest message, in the longest encoding. */
const LARGEST = 64 * 1024

/**
 * Signed by the forms' server, which holds what is copied: writes the copy of one, once, and never an older state over a
 * newer one. What staff have noted of it stays.
 *
 * @param path below `/api`, posted to
 * @param documentOf what is of this collection alone
 */
export const copyEndpoint = <Slug extends CopiedCollection, Sent extends Copied>({
  path,
  way,
  collection: into,
  documentOf,
}: {
  path: string
  way: Way
  collection: Slug
  documentOf: (sent: Sent) => Omit<Documents[Slug], Shared>
}): Endpoint => ({
  path,
  method: "post",
  handler: async (req) => {
    if (Number(req.headers.get("content-length") ?? LARGEST + 1) > LARGEST) {
      return Response.json({ message: "It is too large." }, { status: 413 })
    }
    const body = (await req.text?.()) ?? ""
    const signed = {
      time: req.headers.get(TIME_HEADER),
      signature: req.headers.get(SIGNATURE_HEADER),
    }
    if (!isSigned(way, body, signed, process.env.SUBMISSIONS_SECRET ?? "")) {
      return Response.json({ message: "It is not signed." }, { status: 401 })
    }
    const sent = JSON.parse(body) as Sent
    const { payload } = req
    const mine = await initTransaction(req)
    try {
      const [venues, copy] = await Promise.all([
        payload.find({
          ...{ collection: "locations", depth: 0, limit: 1, overrideAccess: true, req },
          where: { slug: { equals: sent.venue } },
          select: {},
        }),
        payload.db.findOne<{
          id: number
          reference: string
          revision?: number | null
          venue: number
        }>({
          collection: into,
          req,
          where: { reference: { in: [sent.reference, ...sent.formerly] } },
        }),
      ])
      // Under another reference it is another one, in the place of this: its revisions begin anew. Of the same revision it says
      // whether the guest knows by now.
      const isOlder = copy?.reference === sent.reference && (copy.revision ?? 0) > sent.revision
      if (!isOlder) {
        const venue = venues.docs[0]?.id ?? copy?.venue
        if (venue === undefined) throw new APIError("There is no such venue.", 409)
        const data = { ...documentOf(sent), ...sharedOf(sent), venue } as Documents[Slug]
        // Payload's types follow a collection that is named, and none that is a parameter.
        const write: Write = { collection: into, data, req, depth: 0, overrideAccess: true }
        req.context.isCopy = true
        if (copy) await payload.update({ ...write, id: copy.id, overrideLock: true })
        else await payload.create(write)
      }
      if (mine) await commitTransaction(req)
      return Response.json({ message: "Copied." })
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
})

const sharedOf = ({ name, email, phone, message, ...sent }: Copied) => ({
  name,
  // Where the guest has left none, what staff have found out stays.
  ...(email ? { email } : {}),
  ...(phone ? { phone } : {}),
  // What a guest has taken back is theirs no more: an allergy that was somebody else's, say.
  message: message || null,
  reference: sent.reference,
  submissionId: sent.reference,
  receivedAt: new Date(sent.madeAt).toISOString(),
  suspicion: sent.suspicion,
  revision: sent.revision,
  told: sent.told,
})
