/**
 * What the forms' server has to know of the site to say it in mails and to send them to the right people: all of it
 * stands on the site's pages. A file of each release, so that the server knows what the guest has seen.
 */
export interface SiteFacts {
  groupName: string
  email: string
  subjects: readonly { subject: string; email: string }[]
  venues: readonly { slug: string; name: string; email: string; phone: string }[]
  jobs: readonly { slug: string; title: string; venue: string }[]
  spaces: readonly { slug: string; name: string; venue: string }[]
  /** Titles of what a guest can ask to be told about, by path. */
  titles: Readonly<Record<string, string>>
}

/** Its path within the site. */
export const SITE_FACTS = "forms.json"
