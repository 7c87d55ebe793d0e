import type {
  ContentProblem,
  MadeHow,
  MassLoss,
  PublishingStatus,
  PublishPhase,
} from "../../../../shared/publishing"
import type { PublishingReport } from "./report"
import type { FeedState } from "./status-feed"
import { agoOf, causeOf, countOf, type LabelOf, type Reader, timeOf } from "./words"

/** What the mark beside a state shows; the words always say the same. */
export type Tone = "live" | "working" | "waiting" | "notice" | "failed" | "held" | "unknown"

/** How a release was made: in a line, and in more words for who wonders. */
export interface Made {
  pages: string
  parts: string | null
}

export interface PanelState {
  tone: Tone
  headline: string
  text: string
  /** Of a build that runs: seconds until now, and what the last ones took. */
  progress: { elapsed: number; usual: number | null } | null
  problems: readonly ContentProblem[]
  /** What somebody who may publish can do about a publish that failed. */
  actions: { massLoss: MassLoss | null } | null
  /** What was left out, which keeps nothing else from being on the site. */
  warnings: readonly ContentProblem[]
  /** What else there is to know. */
  notes: readonly string[]
  /** “Last published 12:04:31, 2 minutes ago: Truffle week (Event)” */
  last: { label: string; time: string; ago: string; cause: string; made: Made | null } | null
  /** Whether it is known that the site has never been published. */
  isNothingLive: boolean
}

const PHASES: Record<PublishPhase, string> = {
  waiting: "Waiting a moment for more changes.",
  building: "Building the pages.",
  checking: "Checking pages and links.",
  switching: "Going live.",
}

/** How many times as long as usual a build may take before that is said. */
const SLOW = 3
const SITE_UNTOUCHED = "Visitors see the site as it was published last."

type Deliveries = PublishingReport["deliveries"]
type Core = Pick<PanelState, "tone" | "headline" | "text"> & Partial<PanelState>

/** What the panel says, in an editor's words. The most pressing thing is the headline, the rest are notes. */
export function panelState(feed: FeedState, reader: Reader, labelOf: LabelOf): PanelState {
  const { report } = feed
  const core = coreOf(feed, reader, labelOf)
  const status = report?.status ?? null
  return {
    progress: null,
    problems: [],
    actions: null,
    warnings: feed.trouble ? [] : (status?.live?.warnings ?? []),
    last: status && lastOf(status, reader, labelOf),
    isNothingLive: status !== null && !status.live,
    ...core,
    notes: report && !feed.trouble ? notesOf(report, core.tone, reader) : [],
  }
}

function coreOf(feed: FeedState, reader: Reader, labelOf: LabelOf): Core {
  const { report } = feed
  if (feed.trouble === "signed-out") {
    return { tone: "unknown", headline: "You are signed out", text: "Sign in again to see it." }
  }
  if (feed.trouble) return noAnswer(feed.troubleSince, reader)
  if (!report) return { tone: "unknown", headline: "Asking…", text: "" }
  const { status } = report
  if (report.deliveries.failing) return notDelivered(report.deliveries, reader)
  if (!status) return publisherAway(report)
  if (status.working) return working(status.working, reader, labelOf)
  if (status.state === "failed" && status.failure) return failed(status.failure, reader)
  if (status.pin) return held(status, status.pin, reader)
  if (report.deliveries.waiting > 0) {
    const waiting = countOf(report.deliveries.waiting, "change is", "changes are")
    return { tone: "working", headline: "Publishing", text: `${waiting} on the way.` }
  }
  if (!status.live) {
    return {
      tone: "unknown",
      headline: "Nothing is published yet",
      text: "The first publish makes the site.",
    }
  }
  const isWhole = !status.live.warnings?.length
  return {
    tone: "live",
    headline: "Live",
    text: `Everything that is published is on the site${isWhole ? "" : ", apart from what is named below"}.`,
  }
}

function noAnswer(since: number | null, reader: Reader): Core {
  const from = since === null ? "" : ` since ${timeOf(new Date(since).toISOString(), reader)}`
  return {
    tone: "unknown",
    headline: "No answer from the CMS",
    text: `It has not answered${from}. It is asked again by itself. ${SITE_UNTOUCHED}`,
  }
}

function notDelivered({ waiting, failing }: Deliveries, reader: Reader): Core {
  const since = failing ? ` It has been so since ${timeOf(failing.since, reader)}.` : ""
  const retry = failing?.nextAttemptAt
    ? `it is tried again at ${timeOf(failing.nextAttemptAt, reader, true)}`
    : "it is tried again by itself"
  return {
    tone: "waiting",
    headline: countOf(waiting, "change waits", "changes wait"),
    text: `${sentence(failing?.lastError ?? "")}${since} Nothing is lost: ${retry}.`,
  }
}

function publisherAway({ unreachable }: PublishingReport): Core {
  return {
    tone: "unknown",
    headline: "No word from the publisher",
    text: sentence(unreachable ?? "It does not answer."),
  }
}

function working(
  { phase, startedAt, cause, usualSeconds }: NonNullable<PublishingStatus["working"]>,
  { now }: Reader,
  labelOf: LabelOf,
): Core {
  const elapsed = Math.max(0, (now - Date.parse(startedAt)) / 1000)
  const isSlow = usualSeconds !== null && elapsed > SLOW * usualSeconds
  return {
    tone: "working",
    headline: "Publishing",
    text: `${PHASES[phase]} ${sentence(causeOf(cause, labelOf))}${isSlow ? " It takes longer than usual." : ""}`,
    progress: { elapsed, usual: usualSeconds },
  }
}

function failed(failure: NonNullable<PublishingStatus["failure"]>, reader: Reader): Core {
  const next = failure.nextAttemptAt
    ? `It is tried again at ${timeOf(failure.nextAttemptAt, reader, true)}.`
    : failure.problems.length > 0 && !failure.massLoss
      ? "Put it right and publish again."
      : failure.massLoss
        ? ""
        : "Publish again once that is put right."
  return {
    tone: "failed",
    headline: "The last publish failed",
    text: [sentence(failure.reason), next, SITE_UNTOUCHED].filter(Boolean).join(" "),
    problems: failure.problems,
    actions: failure.isRetryable ? { massLoss: failure.massLoss ?? null } : null,
  }
}

function held(
  { live }: PublishingStatus,
  pin: NonNullable<PublishingStatus["pin"]>,
  reader: Reader,
): Core {
  const to = live ? `, to what was published at ${timeOf(live.madeAt, reader)}` : ""
  return {
    tone: "held",
    headline: "Rolled back",
    text:
      `Somebody put the site back at ${timeOf(pin.since, reader)}${to}. ` +
      "It stays so until the next publish, which brings all changes since then.",
  }
}

function notesOf({ status, deliveries }: PublishingReport, tone: Tone, reader: Reader): string[] {
  const notes = deliveries.scheduledFailures.map((failure) => scheduledNote(failure, reader))
  if (!status) return notes
  const { pin, cmsUnreachableSince, lastCmsOutage } = status
  if (deliveries.failing && status.failure) notes.push("The last publish failed.")
  if (pin && tone !== "held") notes.push("The site was rolled back; the next publish ends that.")
  if (cmsUnreachableSince) {
    notes.push(
      `The publisher has had no answer from the CMS since ${timeOf(cmsUnreachableSince, reader)}. ` +
        "It asks again by itself; nothing is lost.",
    )
  } else if (lastCmsOutage) {
    const [from, until] = [lastCmsOutage.from, lastCmsOutage.until].map((at) => timeOf(at, reader))
    notes.push(
      `The CMS did not answer the publisher from ${from} until ${until}. Nothing was lost.`,
    )
  }
  return notes
}

function scheduledNote(
  { type, title, lastError, failedAt }: Deliveries["scheduledFailures"][number],
  reader: Reader,
): string {
  const what = title === null ? "" : ` of “${title}”`
  return (
    `The scheduled ${type}${what} failed at ${timeOf(failedAt, reader)} and is not tried again. ` +
    sentence(lastError)
  )
}

function lastOf(
  { live, pin }: PublishingStatus,
  reader: Reader,
  labelOf: LabelOf,
): PanelState["last"] {
  if (!live) return null
  // After a rollback the newest switch was no publish.
  const at = pin ? live.madeAt : live.switchedAt
  return {
    label: pin ? "Shown again, as published" : "Last published",
    time: timeOf(at, reader, true),
    ago: agoOf(at, reader),
    cause: capitalised(causeOf(live.cause, labelOf)),
    made: live.made ? madeOf(live.made) : null,
  }
}

/** A part that took less is 0.0 s, in milliseconds. */
const WORTH_TELLING = 50

/** “3 of 106 pages made anew, in 0.4 s”, and “Reading 0.1 s, pages 0.2 s, release 0.1 s” */
function madeOf({ pages, rendered, stitched, timings, begunAnew }: MadeHow): Made {
  const { code = 0, content, release, gates } = timings
  const parts = [
    ["new code", code],
    ["reading", content],
    ["pages", timings.pages],
    ["release", release + timings.switch],
    ["checks", gates],
  ] as const
  const all = parts.reduce((sum, [, time]) => sum + time, 0)
  const ways = [
    ...(stitched === pages ? [] : [`${shareOf(rendered, pages)} made anew`]),
    ...(stitched === 0
      ? []
      : [
          `${stitched === pages ? shareOf(stitched, pages) : stitched} with another header or footer`,
        ]),
  ]
  const told = [
    ...parts
      .filter(([, time]) => time >= WORTH_TELLING)
      .map(([name, time]) => `${name} ${secondsOf(time)}`),
    ...(begunAnew ? ["begun anew, because a process had ended"] : []),
  ]
  return {
    pages: `${capitalised(ways.join(", "))}, in ${secondsOf(all)}`,
    parts: told.length > 0 ? sentence(told.join(", ")) : null,
  }
}

const shareOf = (count: number, pages: number): string =>
  count === pages ? `all ${pages} pages` : `${count} of ${pages} pages`

/** With a no-break space: no line ends between the number and its unit. */
const secondsOf = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)}\u00a0s`

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** With a full stop and a capital letter, where they are missing. */
function sentence(text: string): string {
  const capital = capitalised(text)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}
