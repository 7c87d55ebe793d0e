import { GUEST_DOCUMENTS, SUSPECT } from "../../../shared/submissions/guest-documents"

const BEGINNINGS: ReadonlySet<unknown> = new Set([
  ...[undefined, SUSPECT],
  ...Object.values(GUEST_DOCUMENTS).map(({ begins }) => begins),
])

/**
 * Whether a document is as the forms' server brings it: nobody has looked at it yet. Without data it is asked whether
 * anything may be brought.
 */
export const isDelivery = ({
  status,
  staffNote = null,
  retainUntil = null,
}: Readonly<Record<string, unknown>> = {}): boolean =>
  BEGINNINGS.has(status) && staffNote === null && retainUntil === null
