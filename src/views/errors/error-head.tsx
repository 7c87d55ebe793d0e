import type { ReactNode } from "react"
import type { PageText } from "../../content/page-text"
import "./error-head.css"

/** The top of a page nobody asked for: its status as a temperature, what happened, and the ways on. */
export function ErrorHead({
  status,
  page,
  drawing,
  children,
}: {
  /** The HTTP status, said in degrees: an oven is the one place where it makes sense. No answer at all is 0. */
  status: 404 | 500 | 0
  page: PageText
  /** Decoration beside the words; none where a page must lean on nothing. */
  drawing?: string
  /** The ways on. */
  children: ReactNode
}) {
  return (
    <header className="error-head">
      <div className="container error-head__inner">
        {drawing && (
          <img
            className="error-head__drawing"
            src={drawing}
            alt=""
            width={1000}
            height={1000}
            decoding="async"
          />
        )}
        <p className="error-head__status" aria-hidden="true">
          {status}°
        </p>
        <div className="error-head__words">
          <h1 className="error-head__title">{page.title}</h1>
          {page.introduction && <p className="lead">{page.introduction}</p>}
          {page.kicker && <p className="quiet">{page.kicker}</p>}
          {children}
        </div>
      </div>
    </header>
  )
}
