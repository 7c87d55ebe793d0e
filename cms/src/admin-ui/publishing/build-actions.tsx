import { useId, useRef, useState } from "react"
import { messageOf } from "../../../../shared/message-of"
import type { MassLoss } from "../../../../shared/publishing"
import { countOf } from "./words"

/** Asks for another attempt, which may have the loss of that finding. Rejects with what is told to the editor. */
export type AskForBuild = (allow: string | null) => Promise<void>

interface BuildActionsProps {
  /** What a person may let lastSequence, where that alone is in the way. */
  loss: MassLoss | null
  ask: AskForBuild
}

/** What an editor can do about a publish that failed. */
export function BuildActions({ loss, ask }: BuildActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState("")
  async function askFor(allow: string | null): Promise<void> {
    if (isAsking) return
    setAsking(true)
    setRefusal("")
    await ask(allow).catch((error: unknown) => {
      setRefusal(messageOf(error))
    })
    setAsking(false)
  }
  return (
    <div className="publishing-panel__actions">
      <button
        // Disabled it would lose the focus.
        aria-disabled={isAsking}
        className="publishing-button"
        type="button"
        onClick={() => void askFor(null)}
      >
        Try again
      </button>
      {loss && (
        <PublishAnyway isAsking={isAsking} loss={loss} onConfirm={(id) => void askFor(id)} />
      )}
      <p role="alert">{refusal}</p>
    </div>
  )
}

interface PublishAnywayProps {
  loss: MassLoss
  isAsking: boolean
  onConfirm: (finding: string) => void
}

function PublishAnyway({ loss, isAsking, onConfirm }: PublishAnywayProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  /** As it was when the dialog was opened: what is confirmed is what was read. */
  const [shown, setShown] = useState(loss)
  const more = shown.count - shown.paths.length
  const open = (): void => {
    if (isAsking) return
    setShown(loss)
    dialog.current?.showModal()
  }
  const confirm = (): void => {
    dialog.current?.close()
    onConfirm(shown.finding)
  }
  return (
    <>
      <button aria-disabled={isAsking} className="publishing-button" type="button" onClick={open}>
        Publish anyway…
      </button>
      <dialog aria-labelledby={heading} className="publishing-dialog" ref={dialog}>
        <h2 id={heading}>
          {countOf(shown.count, "page would go", "pages would go")} from the site
        </h2>
        <p>
          Visitors no longer find what is listed here. Publish anyway only where that is meant; who
          did it is kept with the release.
        </p>
        <ul aria-label="Pages that would go" className="publishing-dialog__pages">
          {shown.paths.map((path) => (
            <li key={path}>{path}</li>
          ))}
          {more > 0 && <li>And {more} more.</li>}
        </ul>
        <div className="publishing-dialog__buttons">
          <button
            className="publishing-button"
            type="button"
            onClick={() => dialog.current?.close()}
          >
            Keep the site as it is
          </button>
          <button
            className="publishing-button publishing-button--grave"
            type="button"
            onClick={confirm}
          >
            Publish anyway
          </button>
        </div>
      </dialog>
    </>
  )
}
