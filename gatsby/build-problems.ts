import { mkdirSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { problemsFile, type BuildProblems } from "../lib/build-protocol"
import { slugOfType } from "../shared/content-types"
import type { ContentProblem } from "../shared/publishing"
import { ContentError, type DocumentRef } from "../src/content/content-error"
import { CmsError, CmsFileError } from "../cms-client/cms-client"
import { UnreadableDocument } from "../snapshot/unreadable-document"
import { ContentProblemsError } from "./preflight-error"

/** Slug of its collection or global. */
export const collectionOf = (document: DocumentRef): string | null =>
  slugOfType(document.type) ?? null

/** Where an editor mends it, where the message tells that. */
export function problemAt(
  message: string,
  document?: DocumentRef,
  field?: string | null,
): ContentProblem {
  return {
    message,
    collection: document ? collectionOf(document) : null,
    id: document?.id == null ? null : String(document.id),
    field: field ?? null,
  }
}

/** What an error says of who can mend it. */
export function problemsOf(error: unknown): BuildProblems {
  if (error instanceof ContentProblemsError) return { kind: "content", problems: error.problems }
  if (error instanceof ContentError) {
    return { kind: "content", problems: [problemAt(error.message, error.document, error.field)] }
  }
  if (error instanceof CmsFileError) {
    // A CMS may lack its files for a while: a disk that is not there yet, a backup that is being put back.
    const problem = { ...problemAt(error.message, error.document), mayPass: true }
    return { kind: "content", problems: [problem] }
  }
  // It may be the CMS's own fault, so it is tried again; nobody is told that the CMS is away.
  if (error instanceof UnreadableDocument) {
    const { message, document, field } = error
    return { kind: "other", problems: [problemAt(message, document, field)], message }
  }
  return error instanceof CmsError
    ? { kind: "cms", problems: [], message: error.message }
    : { kind: "other", problems: [] }
}

/** What can be told of an error as the content's fault. @throws the error where it is another's */
export function problemsInContent(error: unknown): readonly ContentProblem[] {
  const { kind, problems } = problemsOf(error)
  if (kind !== "content") throw error
  return problems
}

/**
 * For who started the build (builder/build-outcome.ts). Synchronous: the process ends right after.
 * @param root the project's folder
 */
export function writeProblems(root: string, problems: BuildProblems): void {
  const file = problemsFile(root)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(problems))
}
