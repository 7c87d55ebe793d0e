import type { ContentProblem, PublishCause } from "../shared/publishing"
import type { FileList } from "./file-list"

/** A file of a release. */
export interface ReleaseFile {
  /** SHA-256 of its bytes, in hex. */
  hash: string
  /** In bytes. */
  size: number
  /** Of an HTML page: CSP source expressions of its inline scripts, `'sha256-…'`. */
  scripts?: readonly string[]
}

export interface Redirect {
  /** Site-absolute path, no query: `/old-menu`. */
  from: string
  /** Site-absolute path, or an address elsewhere. */
  to: string
  status: 301 | 302
}

/** What is known of a release, apart from its files: `<id>.json` in the releases folder. */
export interface ReleaseFacts {
  /** Sorts by time: `20261120T221944123Z`. */
  id: string
  /** ISO 8601, UTC. */
  madeAt: string
  cause: PublishCause
  /** Where it looks like the one before, whose place it takes: what has last changed how the site looks. */
  changedBy?: PublishCause
  /** Number of the newest accepted publish request whose content is in it; 0 where none was known. */
  lastSequence: number
  /** When its build began to read the content, ISO 8601 in UTC: what was published before is in it. */
  contentAt?: string | null
  /** Of the content that it shows; null where it is not known. */
  contentFingerprint: string | null
  /** The earliest moment at which pages are out of date though nobody changed anything. */
  nextChange: { at: string; what: string } | null
  /** Gatsby's `webpackCompilationHash`. */
  buildHash: string
  /** How many it has; the app's shell is none. */
  pages: number
  /** Of all its files, and of those that no other release had. */
  bytes: number
  newBytes: number
  redirects: readonly Redirect[]
  /** Who let so many pages go, and how many; nothing where it lost few, or those that editors had given up. */
  allowedLoss?: { by: string; pages: number }
  /** What editors are told of it: what it leaves out of the content, and why. */
  warnings?: readonly ContentProblem[]
}

/** What a release is made of. */
export interface ReleaseManifest extends ReleaseFacts {
  files: FileList
}

/** The same as it is stored: its files stand in lists of their own (file-list.ts), which releases share. Never served. */
export interface StoredFacts extends ReleaseFacts {
  /** Hashes of the parts of its list of files, in their order; empty of one that has none. */
  lists: readonly string[]
}
export type StoredManifest = StoredFacts & { version: 2 | 3 }

/** A redirect as the CMS has it. */
export interface FoundRedirect extends Redirect {
  /** Of its document in the CMS. */
  id?: string
}

/** Where in the CMS something is edited; a global has no id. */
export interface DocumentPlace {
  /** Slug of the collection or global. */
  collection: string
  id: string | null
}

/** What is known of a site that was made, beside its files. */
export interface BuildFacts {
  /** Every page of the build, `/400`. */
  pages: readonly string[]
  /** Every path that the published content asks for, found apart from the pages. */
  contentPaths: readonly string[]
  /** The documents that some of those are the pages of. */
  documents?: ReadonlyMap<string, DocumentPlace>
  nextChange: ReleaseManifest["nextChange"]
  redirects: readonly FoundRedirect[]
  /** What was left out of the content, which keeps nothing else from being published. */
  warnings?: readonly ContentProblem[]
}
