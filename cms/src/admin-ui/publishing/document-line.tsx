import type { DocumentState } from "./document-state"
import "./publishing.css"
import type { LinkComponent } from "./publishing-panel"
import { StatusMark } from "./status-mark"
import { useAnnouncement } from "./use-announcement"
import { durationOf } from "./words"

interface DocumentLineProps {
  state: DocumentState
  /** Where to read on, for a state that somebody has to do something about. */
  more: { href: string; text: string } | null
  Link: LinkComponent
}

/** One line beside a document's buttons: whether the site shows what was published. */
export function DocumentLine({ state, more, Link }: DocumentLineProps) {
  const { tone, text, detail, elapsed } = state
  const announcement = useAnnouncement(`${tone} ${text}`, detail ? `${text}. ${detail}` : text)
  return (
    <div className={`publishing-line publishing-line--${tone}`} title={detail ?? undefined}>
      <StatusMark tone={tone} />
      <p className="publishing-line__text">
        {text}
        {elapsed !== null && (
          <span className="publishing-line__elapsed">{durationOf(elapsed)}</span>
        )}
        {detail && <span className="publishing-hidden">. {detail}</span>}
      </p>
      {more && (
        <Link className="publishing-link" href={more.href}>
          {more.text}
        </Link>
      )}
      <p className="publishing-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
