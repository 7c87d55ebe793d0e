import { type ReactNode, useEffect, useId, useRef } from "react"
import "./reading-sheet.css"

const KEY = "reading"
const DARK = "dark"

/** Storage may be forbidden, as in a private window; then the choice holds for this page. */
function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === DARK
  } catch {
    return false
  }
}

function remember(isDark: boolean): void {
  try {
    localStorage.setItem(KEY, isDark ? DARK : "")
  } catch {
    // Nothing is lost but the memory.
  }
}

/**
 * A sheet of paper for a long text, which a reader may darken: by a checkbox and CSS, so without JavaScript too
 * (the palette changes in src/theme/theme-css.ts). JavaScript only remembers the choice.
 */
export function ReadingSheet({ children }: { children: ReactNode }) {
  const id = useId()
  const checkbox = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (checkbox.current && remembered()) checkbox.current.checked = true
  }, [])

  return (
    <div className="paper reading-sheet">
      <div className="container reading-sheet__inner">
        <p className="reading-sheet__mode">
          <input
            ref={checkbox}
            id={id}
            className="reading-mode"
            type="checkbox"
            role="switch"
            onChange={({ target }) => remember(target.checked)}
          />
          <label htmlFor={id}>Read on a dark page</label>
        </p>
        {children}
      </div>
    </div>
  )
}
