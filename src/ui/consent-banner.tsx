import "./consent-banner.css"
import { useEffect, useRef, useState, type FocusEvent } from "react"
import { routeTo } from "../../shared/paths"
import { SiteLink } from "./site-link"
import { CONSENT_ASKED, CONSENT_CHOSEN, type ConsentChoice } from "./tag-consent"
import * as texts from "../texts/consent"

const KINDS = ["statistics", "marketing"] as const

/** Asked at the window's foot, over nothing that is being read: the page goes on beside it. */
export function ConsentBanner({ onDone }: { onDone: () => void }) {
  const before = window.tagConsent?.choice ?? null
  const [isChoosing, setChoosing] = useState(before !== null)
  const [choice, setChoice] = useState<ConsentChoice>(
    before ?? { statistics: false, marketing: false },
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  /** What had the focus before this. */
  const cameFrom = useRef<EventTarget | null>(null)

  // Who asked for it is led to it; who did not is not taken away from what they read.
  useEffect(() => {
    const leadThere = (): void => heading.current?.focus()
    if (before) leadThere()
    addEventListener(CONSENT_ASKED, leadThere)
    return () => removeEventListener(CONSENT_ASKED, leadThere)
  }, [before])

  const choose = (chosen: ConsentChoice): void => {
    window.tagConsent?.choose(chosen)
    dispatchEvent(new Event(CONSENT_CHOSEN))
    leave()
  }

  function leave(): void {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    onDone()
  }

  function noteWhereFrom({ currentTarget, relatedTarget }: FocusEvent): void {
    // Of another window there is nothing to go back to.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  useEffect(() => {
    // A question that was never answered stays.
    if (!before) return undefined
    const leaveOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape" && section.current?.contains(document.activeElement)) leave()
    }
    document.addEventListener("keydown", leaveOnEscape)
    return () => document.removeEventListener("keydown", leaveOnEscape)
  })

  return (
    <section
      className="consent night"
      aria-labelledby="consent-heading"
      onFocus={noteWhereFrom}
      ref={section}
    >
      <div className="container consent__body">
        <div className="consent__words">
          <h2 id="consent-heading" className="consent__heading" ref={heading} tabIndex={-1}>
            {texts.heading}
          </h2>
          <p>
            {texts.question}{" "}
            <SiteLink href={routeTo("privacyPolicy")}>{texts.privacyPolicy}</SiteLink>
          </p>
          {isChoosing && (
            <fieldset className="consent__kinds">
              <legend className="visually-hidden">{texts.whatYouAllow}</legend>
              {KINDS.map((kind) => (
                <label key={kind} className="consent__kind">
                  <input
                    type="checkbox"
                    checked={choice[kind]}
                    onChange={({ target }) => setChoice({ ...choice, [kind]: target.checked })}
                  />
                  <span>
                    <strong>{texts.KINDS[kind].name}</strong> {texts.KINDS[kind].what}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <div className="consent__answers">
          <button
            type="button"
            className="button"
            onClick={() => choose({ statistics: false, marketing: false })}
          >
            {texts.rejectAll}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => choose({ statistics: true, marketing: true })}
          >
            {texts.acceptAll}
          </button>
          {isChoosing ? (
            <button type="button" className="consent__quiet" onClick={() => choose(choice)}>
              {texts.saveChoice}
            </button>
          ) : (
            <button type="button" className="consent__quiet" onClick={() => setChoosing(true)}>
              {texts.choose}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
