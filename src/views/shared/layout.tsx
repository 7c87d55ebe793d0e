import "./layout.css"
import type { ReactNode } from "react"
import { SiteLink } from "../../ui/site-link"
import type { SiteFacts } from "../../content/site-facts"

/** The frame around every page; the header and the footer are slices. */
export function Layout({
  header,
  footer,
  announcement,
  children,
}: {
  header: ReactNode
  footer: ReactNode
  announcement?: SiteFacts["announcement"]
  children: ReactNode
}) {
  return (
    <>
      <a className="layout__skip" href="#content">
        Skip to content
      </a>
      {announcement && (
        <aside className="layout__announcement container" aria-label="Announcement">
          <p>
            {announcement.text}{" "}
            {announcement.link && (
              <SiteLink href={announcement.link.href}>{announcement.link.label}</SiteLink>
            )}
          </p>
        </aside>
      )}
      {header}
      <main id="content" className="layout__content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  )
}
