/** A mail to a guest or to staff, as what it says: how it looks is `letter.ts`'s. All texts are plain, none is HTML. */
export interface Mail {
  to: string
  /** Whom an answer goes to: for staff, the guest. */
  replyTo?: string
  subject: string
  /** The first line, large. */
  heading: string
  paragraphs: readonly string[]
  /** What was sent, as names and values; empty values are left out. */
  facts?: readonly (readonly [name: string, value: string])[]
  action?: { label: string; url: string }
  /** Small, at the end. */
  note?: string
  /** An appointment that is attached (RFC 5545). */
  calendar?: string
  /** Where the mail is one of a list (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string
}
