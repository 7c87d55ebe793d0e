import "./layout.css"
import type { ReactNode } from "react"
import { Consent } from "../../ui/consent"
import { SiteLink } from "../../ui/site-link"
import type { SiteFacts } from "../../content/site-facts"
import * as texts from "../../texts/frame"

/** The frame around every page; the header and the footer are slices. */
export function Layout({
  header,
  footer,
  brandSlug,
  announcement,
  children,
}: {
  header: ReactNode
  footer: ReactNode
  /** Of the brand in whose look the page stands; nothing where that is the house's. */
  brandSlug?: string
  announcement?: SiteFacts["announcement"]
  children: ReactNode
}) {
  return (
    <div data-page-brand={brandSlug}>
      <a className="layout__skip" href="#content">
        {texts.skipToContent}
      </a>
      {announcement && (
        <aside className="layout__announcement container" aria-label={texts.announcement}>
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
      <Consent />
    </div>
  )
}
