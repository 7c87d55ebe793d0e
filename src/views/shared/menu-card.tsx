import type { MouseEventHandler, ReactNode, ReactEventHandler } from "react"
import "./menu-card.css"

/** A menu folded to its title, which opens it: without scripts too. */
export function MenuCard({
  title,
  facts,
  open,
  onToggle,
  onClick,
  children,
}: {
  title: string
  /** In a line below or beside the title. */
  facts: string
  open?: boolean
  onToggle?: ReactEventHandler<HTMLDetailsElement>
  onClick?: MouseEventHandler<HTMLElement>
  children: ReactNode
}) {
  return (
    <details className="menu-card" open={open} onToggle={onToggle}>
      <summary className="menu-card__summary" onClick={onClick}>
        <span className="menu-card__title">{title}</span>
        <span className="menu-card__facts">{facts}</span>
      </summary>
      <div className="menu-card__sheet">{children}</div>
    </details>
  )
}
