import "./publishing.css"
import { StatusMark } from "./status-mark"
import { useAnnouncement } from "./use-announcement"
import { countOf } from "./words"

interface RefusalLineProps {
  /** Tells one refusal from the next; nothing where there is none. */
  number: number | null
  /** How many fields are to be put right. */
  faults: number
  /** What is wrong with the first field, or with the attempt. */
  reason: string | null
  /** Leads to the first field. */
  onShow: () => void
}

/** One line beside a document's buttons: it was not saved, why, and where to put it right. */
export function RefusalLine({ number, faults, reason, onShow }: RefusalLineProps) {
  const text =
    faults > 0 ? `Not saved: ${countOf(faults, "thing", "things")} to put right` : "Not saved"
  const announcement = useAnnouncement(
    number === null ? "none" : String(number),
    [text, reason].filter(Boolean).join(". "),
  )
  return (
    <>
      {number !== null && (
        <div className="publishing-line publishing-line--refused">
          <StatusMark tone="failed" />
          <div className="publishing-line__words">
            <p className="publishing-line__text">
              {text}
              {faults > 0 && (
                <button className="publishing-link" onClick={onShow} type="button">
                  {faults > 1 ? "Show the first" : "Show it"}
                </button>
              )}
            </p>
            {reason && (
              <p className="publishing-line__reason" title={reason}>
                {reason}
              </p>
            )}
          </div>
        </div>
      )}
      <p className="publishing-hidden" role="alert">
        {number !== null && announcement}
      </p>
    </>
  )
}
