import "./page-header.css"
import type { ReactNode } from "react"
import type { Image } from "../content/image"
import { Picture } from "./picture"
import { titleClass } from "./long-title"

/** The top of every inner page; holds the page's only h1. */
export function PageHeader({
  kicker,
  title,
  introduction,
  image,
  sizes = "(min-width: 60em) 62vw, 104vw",
  children,
}: {
  kicker?: string
  title: string
  introduction?: string
  image?: Image
  /** How wide the page lays it out, if not as usual. */
  sizes?: string
  /** Actions or facts below the introduction. */
  children?: ReactNode
}) {
  return (
    <header className={image ? "page-header page-header--pictured spread" : "page-header spread"}>
      <div className="page-header__text">
        {kicker && <p className="kicker">{kicker}</p>}
        <h1 className={titleClass(title, "page-header__title")}>{title}</h1>
        {introduction && <p className="lead">{introduction}</p>}
        {children && <div className="page-header__more">{children}</div>}
      </div>
      {image && (
        <Picture className="arch page-header__picture" image={image} sizes={sizes} priority fill />
      )}
    </header>
  )
}
