/** What a guest agrees to. */
export interface ConsentChoice {
  /** Counting visits, pages and how fast they were. */
  statistics: boolean
  /** Advertising, and what it learns. */
  marketing: boolean
}

export interface TagConsent {
  /** As it was chosen on this device; nothing before. */
  choice: ConsentChoice | null
  choose: (choice: ConsentChoice) => void
}

declare global {
  interface Window {
    /** Made by the script in the head of a build with a tag manager (src/runtime/tag-manager/consent-gate.ts). */
    tagConsent?: TagConsent
  }
}

/** Says that the guest has chosen. */
export const CONSENT_CHOSEN = "consent-chosen"

/** Says that the guest wants to look at the choice again. */
export const CONSENT_ASKED = "consent-asked"
