import type { ServerProps } from "payload"
import {
  GUEST_COLLECTIONS,
  GUEST_DOCUMENTS,
  guestDocument,
  SUSPECT,
  type GuestCollection,
} from "../../../../shared/submissions/guest-documents"
import { StaffLinks } from "./staff-links"
import "./staff.css"

const seenAtFirst = (collection: GuestCollection) => [
  { status: "new", words: "new" },
  { status: guestDocument(collection).suspect ?? SUSPECT, words: "held as spam" },
]

const listOf = (collection: GuestCollection, status: string): string =>
  `/admin/collections/${collection}?where[or][0][and][0][status][equals]=${status}`

/** For `admin.components.beforeDashboard`: today's pages, and what guests sent that nobody has looked at. */
export async function Today({ payload, user, permissions }: ServerProps) {
  const readable = GUEST_COLLECTIONS.filter(
    (collection) => permissions?.collections?.[collection]?.read,
  )
  const counted = await Promise.all(
    readable.flatMap((collection) =>
      seenAtFirst(collection).map(async ({ status, words }) => {
        const { totalDocs } = await payload.count({
          collection,
          overrideAccess: false,
          user,
          where: { status: { equals: status } },
        })
        return { collection, status, words, count: totalDocs }
      }),
    ),
  )
  const waiting = counted.filter(({ count }) => count > 0)
  return (
    <section className="staff staff__today" aria-labelledby="staff-today">
      <h2 id="staff-today">Today</h2>
      <StaffLinks />
      {waiting.length > 0 && (
        <ul className="staff__waiting" aria-label="Waits for somebody to look at it">
          {waiting.map(({ collection, status, words, count }) => (
            <li key={`${collection} ${status}`}>
              <a href={listOf(collection, status)}>
                {GUEST_DOCUMENTS[collection].list}: {count} {words}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
