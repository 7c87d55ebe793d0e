import { MIRROR_PATH } from "../../../shared/booking/staff-channel"
import { signedHeaders } from "../../../shared/signed-channel"
import type { Booking } from "./booking"

const PATIENCE = 20_000

/** The CMS's copies of the bookings: for staff to look through. The CMS keeps the newest revision of each, once. */
export function createMirror({ cmsGraphqlUrl, secret }: { cmsGraphqlUrl: string; secret: string }) {
  const url = new URL(`/api${MIRROR_PATH}`, cmsGraphqlUrl)
  return {
    /** @throws where the CMS does not take it */
    async put(booking: Booking): Promise<void> {
      const body = JSON.stringify(booking)
      const answer = await fetch(url, {
        method: "POST",
        headers: signedHeaders("bookings to the CMS", body, secret),
        body,
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE),
      })
      // What it says may quote the guest, which is no log's business.
      if (!answer.ok) throw new Error(`The CMS answered ${answer.status}.`)
      await answer.body?.cancel()
    },
  }
}

export type Mirror = ReturnType<typeof createMirror>
