import { useEffect, useRef, useState } from "react"
import { NOTHING_KEPT, type Kept } from "../../ui/card/card"
import { changeKept } from "../../ui/card/card-store"
import * as texts from "../../texts/card"
import { otherVersion } from "../../texts/card-offers"
import { eraseEverything } from "./erase-everything"
import { useWaiting } from "./use-waiting"

type Said = { is: "erased"; before: Kept } | { is: "restored" }

/** What is on the device, and the one tap that takes all of it off; until the page is left it can be had back. */
export function DeviceSummary({
  hasCard,
  ticketCount,
  isUnreadable,
  onErase,
}: {
  hasCard: boolean
  ticketCount: number
  /** Something is kept, of which this version can make nothing. */
  isUnreadable: boolean
  onErase: () => void
}) {
  const [said, setSaid] = useState<Said>()
  const news = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone: what has become of it is read out in its place.
  useEffect(() => {
    if (said) news.current?.focus()
  }, [said])
  const [waiting, noneWaits] = useWaiting()
  const isReadable = hasCard || ticketCount > 0 || waiting > 0
  const isAnything = isReadable || isUnreadable
  // Of what has been kept since, it says nothing.
  const isTrue = said?.is === (isAnything ? "restored" : "erased")

  function erase(): void {
    setSaid({ is: "erased", before: eraseEverything() })
    noneWaits()
    onErase()
  }
  function undo(before: Kept): void {
    changeKept(() => before)
    setSaid({ is: "restored" })
  }

  return (
    <section className="card-device" aria-labelledby="card-device">
      <h3 id="card-device">{texts.onThisDevice}</h3>
      {said && isTrue && (
        <p ref={news} tabIndex={-1} className="card-device__news">
          {said.is === "erased" ? texts.erased : texts.restored}
        </p>
      )}
      {isReadable && <p>{texts.whatIsKept(hasCard, ticketCount, waiting)}</p>}
      {isUnreadable && <p>{otherVersion}</p>}
      {!isAnything && !isTrue && <p>{texts.nothingKept}</p>}
      {said?.is === "erased" && isTrue && said.before !== NOTHING_KEPT && (
        <div className="actions">
          <button type="button" className="button" onClick={() => undo(said.before)}>
            {texts.undo}
          </button>
          <p className="quiet">{texts.undoUntil}</p>
        </div>
      )}
      {isAnything && (
        <p className="actions">
          <button type="button" className="button button--quiet" onClick={erase}>
            {texts.erase}
          </button>
        </p>
      )}
    </section>
  )
}
