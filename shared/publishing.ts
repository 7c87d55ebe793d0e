/** What the CMS tells the publisher, and what the publisher tells the CMS. All times are ISO 8601 in UTC. */

export type PublishEventKind = "publish" | "unpublish" | "delete" | "global" | "media"

/** Body of the webhook that the CMS sends, as JSON. Signed as Standard Webhooks say (standardwebhooks.com). */
export interface PublishEvent {
  event: PublishEventKind
  /** Slug of the collection or global in the CMS. */
  collection: string
  /** Id of the document; nothing for a global. */
  id: string | null
  slug: string | null
  /** Its name in the admin, for people: “Truffle week”. */
  title: string | null
  /** Names of the top-level fields that changed; empty where that is unknown. */
  changed: readonly string[]
  time: string
}

/**
 * What a person asks the publisher for beyond a change of content: another attempt. Delivered and signed as a publish event.
 */
export interface BuildWish {
  event: "build"
  /** Who asks, by their name in the CMS. */
  by: string
  /** The `finding` of the loss that they have seen and mean; nothing: an attempt, and no more. */
  allow: string | null
  time: string
}

/** More pages than usual that would go from the site at once, and no deletion in the CMS explains. */
export interface MassLoss {
  /** Names exactly these pages: who allows them allows no others. */
  finding: string
  /** Site-absolute; the first of them. */
  paths: readonly string[]
  count: number
}

/** Why a release was made. */
export type PublishCause =
  | { kind: "events"; events: readonly PublishEvent[]; more: number }
  /** The plain trigger: a cron, or another CMS. */
  | { kind: "trigger"; note: string | null }
  /** A person asked for another attempt in the CMS. */
  | { kind: "wish"; by: string }
  /** The content was found to differ from the release's, without a hook. */
  | { kind: "reconcile" }
  /** Time has passed over something dated: an event that ended, hours that are an exception. */
  | { kind: "date"; what: string }
  /** Somebody who runs the site, by a command. Of `npm start` it says whether there was a site before. */
  | { kind: "command"; start?: "first" | "again" }

/** What is wrong with the content, and where an editor mends it. */
export interface ContentProblem {
  message: string
  /** Slug of the collection in the CMS, where the problem is one document's. */
  collection: string | null
  id: string | null
  field: string | null
  /** Whether it may be over without anybody's doing, and is looked at again. */
  mayPass?: boolean
}

export interface PublishFailure {
  at: string
  /** In an editor's words. */
  reason: string
  problems: readonly ContentProblem[]
  /** When it is tried again without anybody's help, or nothing where it waits for a change of content. */
  nextAttemptAt: string | null
  /** What a person may let through, where that alone keeps the release from being served. */
  massLoss?: MassLoss | null
  /** Whether to ask for another attempt can help; not while no publisher runs. */
  isRetryable?: boolean
}

export type PublishPhase = "waiting" | "building" | "checking" | "switching"

/** What it took to make a release. */
export interface MadeHow {
  /** Pages that it has. */
  pages: number
  /** Of these, made anew. */
  rendered: number
  /** Of these, given another header or footer. */
  stitched: number
  /** In milliseconds. */
  timings: BuildTimings
  /** Whether a process that made it had ended before it was done, so that another one did all of it. */
  begunAnew?: boolean
}

/** In milliseconds. */
export interface BuildTimings {
  /** Building the code, where it was not there as it is. */
  code?: number
  /** Reading what has changed, since the last release and while more might have been published too. */
  content: number
  /** Making pages and files of it, in the same time. */
  pages: number
  /** Making the release, checking it, switching to it. */
  release: number
  gates: number
  switch: number
}

export interface PublishingStatus {
  /** `idle`: what is live is all there is; `working`: a build is wanted or running; `failed`: the last one failed. */
  state: "idle" | "working" | "failed"
  /** The clock of the publisher, so that elapsed times do not depend on the reader's. */
  now: string
  live: {
    id: string
    madeAt: string
    switchedAt: string
    cause: PublishCause
    /** Number of the newest accepted request that is part of it. */
    lastSequence: number
    /** When its build began to read the content: what was published before is in it. Nothing where that is not known. */
    contentAt?: string | null
    /** What was left out of it, which keeps nothing else from being live. */
    warnings?: readonly ContentProblem[]
    /** How it was made; not known of one that a command has made. */
    made?: MadeHow
  } | null
  working: {
    phase: PublishPhase
    since: string
    startedAt: string
    cause: PublishCause
    lastSequence: number
    /** How long the last builds took, in seconds, for a guess. */
    usualSeconds: number | null
  } | null
  failure: PublishFailure | null
  /** Number of the newest accepted request. */
  accepted: number
  /** Of all that was accepted and is not part of what is live, whatever keeps it: the newest; nothing where all is live. */
  notLive: PublishCause | null
  /** Delivery ids (`webhook-id`) accepted and not live yet, newest last, 100 at most. */
  pending: readonly string[]
  /** Somebody has rolled back: until the next publish nothing takes its place. */
  pin: { releaseId: string; since: string } | null
  /** When the CMS was last asked and did not answer, or nothing while it answers. */
  cmsUnreachableSince: string | null
  /** The last time that it did not answer and does again, for a day: editors are told afterwards too. */
  lastCmsOutage?: { from: string; until: string } | null
}
