import type { Link } from "../../content/link"
import { SiteLink } from "../../ui/site-link"
import * as texts from "../../texts/common"
import "./breadcrumb.css"

/** The pages that the page stands under, the highest first. */
export function Breadcrumb({ trail }: { trail: readonly Link[] }) {
  return (
    <nav aria-label={texts.breadcrumb} className="breadcrumb">
      <ol className="breadcrumb__trail">
        {trail.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
