import type { ComponentType, ReactNode } from "react"
import type { ContentProblem } from "../../../../shared/publishing"
import { type AskForBuild, BuildActions } from "./build-actions"
import type { PanelState } from "./panel-state"
import "./publishing.css"
import { StatusMark } from "./status-mark"
import { useAnnouncement } from "./use-announcement"
import { durationOf } from "./words"

export type LinkComponent = ComponentType<{ href: string; className?: string; children: ReactNode }>

/** Problems that are listed; the next publish tells of those that are left. */
const MOST_SHOWN = 20

/** Where a problem is put right: the document, at its field. */
export interface ProblemLink {
  href: string
  /** “Open the location at “Time zone”” */
  text: string
}

interface PublishingPanelProps {
  state: PanelState
  /** Nothing has been answered yet. */
  isPending: boolean
  linkOf: (problem: ContentProblem) => ProblemLink | null
  Link: LinkComponent
  /** Nothing for those who may not publish. */
  askForBuild?: AskForBuild
}

/** The dashboard's panel: what the site shows, what is on its way, and what keeps it. */
export function PublishingPanel({
  state,
  isPending,
  linkOf,
  Link,
  askForBuild,
}: PublishingPanelProps) {
  const {
    tone,
    headline,
    text,
    progress,
    problems,
    actions,
    warnings,
    notes,
    last,
    isNothingLive,
  } = state
  const announcement = useAnnouncement(isPending ? null : headline, `${headline}. ${text}`)
  return (
    <section
      aria-busy={isPending}
      aria-labelledby="publishing"
      className={`publishing-panel publishing-panel--${tone}`}
    >
      <h2 className="publishing-panel__title" id="publishing">
        Publishing
      </h2>
      <div className="publishing-panel__card">
        <Progress progress={progress} />
        <div className="publishing-panel__state">
          <StatusMark tone={tone} />
          <div className="publishing-panel__words">
            <p className="publishing-panel__headline">
              {headline}
              {progress && <Elapsed {...progress} />}
            </p>
            <p className="publishing-panel__text">{text}</p>
          </div>
        </div>
        <div className="publishing-panel__last">
          <p className="publishing-panel__label">{last?.label ?? "Last published"}</p>
          {last && <Last last={last} />}
          {isNothingLive && <p className="publishing-panel__made">Nothing yet</p>}
        </div>
        <Problems heading={toPutRight(problems)} problems={problems} linkOf={linkOf} Link={Link} />
        {actions && askForBuild && <BuildActions ask={askForBuild} loss={actions.massLoss} />}
        <Problems heading="Worth a look" problems={warnings} linkOf={linkOf} Link={Link} />
        {notes.length > 0 && (
          <ul className="publishing-panel__notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="publishing-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}

function Last({ last: { time, ago, cause, made } }: { last: NonNullable<PanelState["last"]> }) {
  return (
    <>
      <p className="publishing-panel__time">
        {time}, {ago}
      </p>
      <p className="publishing-panel__cause" title={cause}>
        {cause}
      </p>
      {made?.parts ? (
        <details className="publishing-panel__made">
          <summary>{made.pages}</summary>
          {made.parts}
        </details>
      ) : (
        made && <p className="publishing-panel__made">{made.pages}</p>
      )}
    </>
  )
}

function Elapsed({ elapsed, usual }: NonNullable<PanelState["progress"]>) {
  return (
    <span className="publishing-panel__elapsed">
      {durationOf(elapsed)}
      {usual !== null && `, usually ${durationOf(Math.max(1, Math.round(usual)))}`}
    </span>
  )
}

/** A guess from the last builds, so it never says that it is done. */
function Progress({ progress }: Pick<PanelState, "progress">) {
  const share =
    progress?.usual != null && progress.usual > 0
      ? Math.min(0.96, progress.elapsed / progress.usual)
      : null
  return (
    <div aria-hidden="true" className="publishing-panel__progress">
      {share !== null && <span style={{ transform: `scaleX(${share})` }} />}
    </div>
  )
}

const toPutRight = ({ length }: readonly ContentProblem[]): string =>
  length === 1 ? "What to put right" : `${length} things to put right`

interface ProblemsProps extends Pick<PublishingPanelProps, "linkOf" | "Link"> {
  heading: string
  problems: readonly ContentProblem[]
}

function Problems({ heading, problems, linkOf, Link }: ProblemsProps) {
  if (problems.length === 0) return null
  const more = problems.length - MOST_SHOWN
  return (
    <div className="publishing-panel__problems">
      <h3 className="publishing-panel__label">{heading}</h3>
      <ul>
        {problems.slice(0, MOST_SHOWN).map((problem, index) => {
          const link = linkOf(problem)
          return (
            <li key={index}>
              <span>{problem.message}</span>
              {link && (
                <Link className="publishing-link" href={link.href}>
                  {link.text}
                </Link>
              )}
            </li>
          )
        })}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
    </div>
  )
}
