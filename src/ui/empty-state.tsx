import "./empty-state.css"
import type { ReactNode } from "react"
import type { Link } from "../content/link"
import { SiteLink } from "./site-link"

/** Said where a list has nothing in it, with a way onward. */
export function EmptyState({
  heading,
  text,
  links = [],
  children,
}: {
  heading: string
  text: string
  links?: readonly Link[]
  /** What can be done on the spot, as a button. */
  children?: ReactNode
}) {
  return (
    <div className="empty-state">
      <div className="empty-state__words">
        <h2 className="empty-state__heading">{heading}</h2>
        <p className="empty-state__text">{text}</p>
        {links.length > 0 && (
          <p className="actions">
            {links.map(({ href, label }) => (
              <SiteLink key={href} className="button button--quiet" href={href}>
                {label}
              </SiteLink>
            ))}
          </p>
        )}
        {children}
      </div>
      <img
        className="empty-state__drawing"
        src="/art/empty-peel.webp"
        alt=""
        width={1000}
        height={1000}
        loading="lazy"
        decoding="async"
      />
    </div>
  )
}
