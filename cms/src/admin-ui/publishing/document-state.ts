import type { ContentProblem, PublishingStatus } from "../../../../shared/publishing"
import type { Tone } from "./panel-state"
import type { PublishingReport } from "./report"
import { type Reader, timeOf } from "./words"

/** What is known of the document that is open. Times are in milliseconds since 1970, by the CMS's clock. */
export interface DocumentFacts {
  /** Slug of its collection, or of the global. */
  collection: string
  /** Nothing for a global. */
  id: string | null
  /** When what this tab shows was saved. */
  savedAt: number
  /** When it was published last; nothing while no version of it is published, or where that time is not known. */
  publishedAt: number | null
  isPublished: boolean
  /** There is a newer draft than what is published. */
  isChanged: boolean
  /** There are edits in this tab that nobody has saved. */
  isEdited: boolean
  /** When it was unpublished, where that has happened in this tab. */
  unpublishedAt: number | null
}

export interface DocumentState {
  tone: Tone
  text: string
  /** Seconds that it has taken until now, of what is under way. */
  elapsed: number | null
  /** More of it, for those who ask. */
  detail: string | null
  /** The content problem that stands in this very document. */
  problem: ContentProblem | null
}

/** How long the CMS may take to tell the publisher of a change, and the answer to come back. */
const DELIVERY = 10_000
/** What lies between the time a document is given and the moment others can read it, in milliseconds. */
const COMMIT = 1000
/** For a release that does not say when its build began to read: a build takes no longer than this. */
const LONGEST_BUILD = 600_000

/**
 * Whether a document's last publish is live, and if not, why.
 *
 * The rule: a build that begins to read the content after the document was published has it. So it is live when
 * `live.contentAt` (when the live release's build began to read) is not earlier than the time the CMS gave the
 * published version (`updatedAt`). That holds for releases made without a hook, and after a rollback. It compares
 * the CMS's clock with the publisher's: where they run on two machines, those keep time as servers do.
 * While another change is on its way, a document given its time within {@link COMMIT} of that moment counts as not
 * read yet: it may have been committed after it, and its own notice brings the next build.
 * A release without `contentAt` counts as read {@link LONGEST_BUILD} before it was made, unless all that the
 * publisher has accepted is live and no delivery waits: then everything published before it was made is in it.
 *
 * “Live since” is said only where the live release names this document in its cause; a release is made for every
 * change, and the time of the newest says nothing about a document that was in those before it.
 *
 * @param wasChangedElsewhere whether {@link isOutdated} has been true of what the tab shows
 */
export function documentState(
  report: PublishingReport,
  facts: DocumentFacts,
  reader: Reader,
  wasChangedElsewhere: boolean,
): DocumentState | null {
  const { status } = report
  const problem = status && problemOf(status, facts)
  if (problem) {
    const isLive = facts.publishedAt !== null && isIncluded(report, status, facts.publishedAt)
    const text = isLive ? "Keeps the site from being published" : "Not live"
    return { ...state("failed", text, problem.message), problem }
  }
  if (wasChangedElsewhere) return OUTDATED
  if (!facts.isPublished) return draftState(report, facts, reader)
  const { publishedAt } = facts
  if (publishedAt === null) return editState(facts)
  if (status && isIncluded(report, status, publishedAt)) {
    return editState(facts) ?? liveState(status, facts, reader)
  }
  // Nobody can say how the publishing goes: what is known is that this is not published.
  const edit = status || report.deliveries.failing ? null : editState(facts)
  if (edit) return edit
  return onItsWay(report, publishedAt, reader, "Publishing…", "Not live")
}

function state(tone: Tone, text: string, detail: string | null): DocumentState {
  return { tone, text, detail, elapsed: null, problem: null }
}

/** While the CMS has what was sent: nothing is known of it yet, and nothing can be typed. */
export const SAVING = state("working", "Saving…", null)

const CHANGED = state(
  "unknown",
  "Changes not published",
  "The site shows the version that was published before.",
)
const EDITED = state(
  "unknown",
  "Unsaved, not on the site",
  "What you have changed is not saved. The site shows the version that was published before.",
)
const OUTDATED = state(
  "notice",
  "Changed elsewhere: reload the page",
  "It was published or taken off the site since it was opened here, by somebody else or as scheduled.",
)
const DRAFT = state("unknown", "Saved, not published", "It is not on the site.")
const EDITED_DRAFT = state(
  "unknown",
  "Unsaved, not on the site",
  "What you have changed is not saved, and nothing of it is published.",
)

/** What lies above the published version: nobody is to take that for live. */
function editState({ isChanged, isEdited }: DocumentFacts): DocumentState | null {
  if (isEdited) return EDITED
  return isChanged ? CHANGED : null
}

function liveState(status: PublishingStatus, facts: DocumentFacts, reader: Reader): DocumentState {
  const { live } = status
  const warning = live?.warnings?.find((one) => isIn(facts, one))
  if (warning)
    return { ...state("notice", "Left out of the site", warning.message), problem: warning }
  const isItsRelease =
    live?.cause.kind === "events" &&
    live.cause.events.some(({ collection, id }) => isSame(facts, collection, id))
  const text = isItsRelease ? `Live since ${timeOf(live.switchedAt, reader)}` : "Live"
  return state("live", text, "The site shows this version.")
}

/** A document that has just been unpublished is on the site until the next release. */
function draftState(report: PublishingReport, facts: DocumentFacts, reader: Reader): DocumentState {
  const { status } = report
  const at = facts.unpublishedAt ?? (status && unpublishingOf(status, facts))
  if (at === null || (status && isIncluded(report, status, at))) {
    return facts.isEdited ? EDITED_DRAFT : DRAFT
  }
  return onItsWay(report, at, reader, "Taking it off the site…", "Still on the site")
}

/**
 * When the newest change that this tab knows of was made. Events have the document's own times; that of an
 * unpublishing is only noticed here, a little before or after.
 */
export const newestKnown = ({ savedAt, publishedAt, unpublishedAt }: DocumentFacts): number =>
  Math.max(savedAt, publishedAt ?? 0, unpublishedAt === null ? 0 : unpublishedAt + DELIVERY)

/** Whether the publisher has heard of a change that this tab has not: the page shows what was there before. */
export function isOutdated({ live, working }: PublishingStatus, facts: DocumentFacts): boolean {
  const known = newestKnown(facts)
  return [live?.cause, working?.cause].some(
    (cause) =>
      cause?.kind === "events" &&
      cause.events.some(
        ({ collection, id, time }) => isSame(facts, collection, id) && Date.parse(time) > known,
      ),
  )
}

/** When it was unpublished, where the release that is served does not know of that yet. */
function unpublishingOf({ notLive }: PublishingStatus, facts: DocumentFacts): number | null {
  if (notLive?.kind !== "events") return null
  const event = notLive.events.find(
    ({ event, collection, id }) => event === "unpublish" && isSame(facts, collection, id),
  )
  return event ? Date.parse(event.time) : null
}

/** For a change of `at` that the live release does not have. */
function onItsWay(
  { status, unreachable, deliveries }: PublishingReport,
  at: number,
  reader: Reader,
  underWay: string,
  stuck: string,
): DocumentState {
  const { failing, waiting } = deliveries
  const waits = failing !== null && (status !== null || at > Date.parse(failing.since) - DELIVERY)
  if (waits) return state("waiting", "Waiting for the publisher", failing.lastError)
  if (!status) return state("unknown", "Published", unreachable)
  if (status.working) {
    const elapsed = Math.max(0, (reader.now - at) / 1000)
    return { ...state("working", underWay, null), elapsed }
  }
  if (status.state === "failed" && !isSince(status, at)) {
    return state("failed", `${stuck}: the last publish failed`, status.failure?.reason ?? null)
  }
  if (status.pin) {
    return state("held", `${stuck}: the site was rolled back`, "The next publish ends that.")
  }
  if (waiting > 0 || reader.now - at < DELIVERY) return state("working", underWay, null)
  return state("waiting", "Waiting for the publisher", "It looks for changes by itself, too.")
}

function isIncluded(
  { deliveries }: PublishingReport,
  { live, accepted, state }: PublishingStatus,
  at: number,
): boolean {
  if (!live) return false
  const madeAt = Date.parse(live.madeAt)
  const readAt = live.contentAt ? Date.parse(live.contentAt) : null
  const isAllLive = state === "idle" && accepted <= live.lastSequence && deliveries.waiting === 0
  if (isAllLive) return at <= (readAt ?? madeAt)
  return at <= (readAt ?? madeAt - LONGEST_BUILD) - COMMIT
}

/** A publish after the last failure may mend it: it is told of that failure no more. */
function isSince({ failure }: PublishingStatus, at: number): boolean {
  return failure !== null && at > Date.parse(failure.at)
}

function problemOf(status: PublishingStatus, facts: DocumentFacts): ContentProblem | null {
  const { state, failure } = status
  if (state !== "failed" || (facts.publishedAt !== null && isSince(status, facts.publishedAt))) {
    return null
  }
  return failure?.problems.find((one) => isIn(facts, one)) ?? null
}

const isIn = (facts: DocumentFacts, { collection, id }: ContentProblem): boolean =>
  collection !== null && isSame(facts, collection, id)

const isSame = (facts: DocumentFacts, collection: string, id: string | null): boolean =>
  facts.collection === collection && facts.id === id
