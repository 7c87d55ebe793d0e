import type { AnchorHTMLAttributes, ReactNode } from "react"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A site path, a fragment, or an absolute `https:`, `mailto:` or `tel:` address. */
  href: string
  children: ReactNode
}

/** A link of HTML: what leads to a page of the site is followed without loading a document by whoever watches clicks. */
export function SiteLink({ href, children, ...attributes }: SiteLinkProps) {
  const external = /^https?:/.test(href)
  return (
    <a href={href} {...(external ? { rel: "noopener" } : {})} {...attributes}>
      {children}
    </a>
  )
}
