import { Link } from "gatsby"
import type { AnchorHTMLAttributes, ReactNode } from "react"

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A site path, a fragment, or an absolute `https:`, `mailto:` or `tel:` address. */
  href: string
  children: ReactNode
}

const isSitePath = (href: string): boolean => href.startsWith("/") && !href.startsWith("//")

/** Client-side navigation within the site, a plain link for everything else. */
export function SiteLink({ href, children, ...attributes }: SiteLinkProps) {
  if (isSitePath(href)) {
    return (
      <Link to={href} {...attributes}>
        {children}
      </Link>
    )
  }
  const external = /^https?:/.test(href)
  return (
    <a href={href} {...(external ? { rel: "noopener" } : {})} {...attributes}>
      {children}
    </a>
  )
}
