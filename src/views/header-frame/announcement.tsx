import { SiteLink } from "../../ui/site-link"
import type { Announcement as AnnouncementModel } from "../../content/announcement"
import * as texts from "../../texts/frame"
import "./announcement.css"

/** Above the header, with which it comes: another one is put into pages that are there already. */
export function Announcement({ model: { text, link } }: { model: NonNullable<AnnouncementModel> }) {
  return (
    <aside className="announcement container" aria-label={texts.announcement}>
      <p>
        {text} {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
      </p>
    </aside>
  )
}
