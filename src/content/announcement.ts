import { ContentError, optional } from "./content-error"
import type { HeaderFrameQuery } from "./generated/queries"
import { isSafeAddress } from "./link-target"
import { SETTINGS } from "./site-facts"

type Settings = NonNullable<HeaderFrameQuery["cms"]["SiteSettings"]>

export type Announcement = ReturnType<typeof mapAnnouncement>

/** @throws ContentError where its link leads nowhere */
export function mapAnnouncement(announcement: Settings["announcement"]) {
  const text = optional(announcement?.text)
  if (!announcement?.enabled || text === undefined) return undefined
  const label = optional(announcement.link?.label)
  const href = optional(announcement.link?.url)
  if (label === undefined || href === undefined) return { text }
  if (!isSafeAddress(href)) {
    throw new ContentError(
      SETTINGS,
      "announcement.link.url",
      `is “${href}”`,
      "a path or an address",
    )
  }
  return { text, link: { label, href } }
}
