import { type MassLoss } from "../../shared/publishing"
import { type BuildFacts, type DocumentPlace, type ReleaseManifest } from "../manifest"
import { type PageFacts } from "../page-facts"

/** A release whose files are there, but which has not been checked and cannot be served yet; and the one that is served. */
export interface Candidate {
  candidate: ReleaseManifest
  /** Nothing before the first release. */
  previous: ReleaseManifest | null
  /** Parts of pages in which this process has found none of its secrets. */
  searched: Set<string>
  /** Pages that the previous release was asked for and has, where this process has made it, and none of its files is missing. */
  known: Pick<BuildFacts, "pages" | "contentPaths"> | null
  /** Files whose content is not what the previous release has at the same path. */
  changed: readonly string[]
  /** Files that the previous release has and this one has not. */
  removed: readonly string[]
  read(file: string): Buffer
  readPrevious(file: string): Buffer
  pageFacts(file: string): PageFacts
  /** The parts of a page by what is in them; nothing of another content. */
  pageParts(hash: string | undefined): readonly string[] | undefined
}

/** What the gates look at. */
export interface GateContext extends Candidate {
  facts: BuildFacts
  /** Values that must not be public, by the name of the variable that holds each. */
  secrets: ReadonlyMap<string, string>
  /** Titles and names of documents that are not published. */
  draftTexts: readonly DraftText[]
  /** Most pages would go, and editors have not given them up. */
  massLoss: MassLoss | null
  /** Whether somebody has seen that and means it, or no release with few pages is refused. */
  mayLosePages: boolean
}

export interface DraftText {
  text: string
  /** Slug of the collection in the CMS. */
  collection: string
  id: string
}

/** Why a release is not fit to be served. */
export interface GateFinding {
  /** In an editor's words. */
  message: string
  /** Site-absolute path of the page or file concerned, or nothing where it is the whole release. */
  path: string | null
  /** The document in the CMS, where it is another than that of the page, or not that alone. */
  document?: DocumentPlace | null
  /** Whether the content asks for it: another build of the same content would have it again. */
  byContent?: boolean
  /** What a person may let through. */
  massLoss?: MassLoss
}

export type Gate = (context: GateContext) => readonly GateFinding[]
