import "./layout.css"
import type { ReactNode } from "react"
import { Consent } from "../../ui/consent"
import * as texts from "../../texts/frame"

/** The frame around every page; the header and the footer are slices. */
export function Layout({
  header,
  footer,
  brandSlug,
  children,
}: {
  header: ReactNode
  footer: ReactNode
  /** Of the brand in whose look the page stands; nothing where that is the house's. */
  brandSlug?: string
  children: ReactNode
}) {
  return (
    <div data-page-brand={brandSlug}>
      <a className="layout__skip" href="#content">
        {texts.skipToContent}
      </a>
      {header}
      <main id="content" className="layout__content" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <Consent />
    </div>
  )
}
