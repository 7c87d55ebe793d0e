import type { ReactNode } from "react"
import "./form-sheet.css"

/** A sheet of paper to write on: what it is for on the left, the form on the right. */
export function FormSheet({
  id,
  heading,
  text,
  children,
}: {
  id: string
  heading: string
  text?: string
  children: ReactNode
}) {
  return (
    <section className="container form-sheet" id={id} aria-labelledby={`${id}-heading`}>
      <div className="paper form-sheet__paper">
        <header className="form-sheet__head">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {text && <p className="form-sheet__text">{text}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
