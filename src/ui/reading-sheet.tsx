import { type ReactNode, useId, useLayoutEffect, useRef } from "react"
import * as texts from "../texts/reading"
import "./reading-sheet.css"

const KEY = "reading"
const DARK = "dark"

/**
 * Runs while the page is read, before it is painted: whoever chose the dark sees no flash of paper. Stands right
 * after the checkbox, two levels in; as inner HTML it runs only in the server's page.
 */
const SCRIPT = `<script>try{document.currentScript.parentNode.previousElementSibling.checked=localStorage.getItem("${KEY}")==="${DARK}"}catch(e){}</script>`

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

  // After a client-side navigation; before the sheet is painted, too.
  useLayoutEffect(() => {
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
          <span hidden dangerouslySetInnerHTML={{ __html: SCRIPT }} />
          <label htmlFor={id}>{texts.readOnADarkPage}</label>
        </p>
        {children}
      </div>
    </div>
  )
}
