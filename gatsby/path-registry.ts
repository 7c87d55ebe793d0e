import { RESERVED_SLUGS } from "../shared/reserved-slugs"
import { type ContentFault, describeDocument, type DocumentRef } from "../src/content/content-error"

/** Two documents want one address, one wants an address of the site's own, or such an address has none. */
export interface PathConflict extends ContentFault {
  message: string
}

/**
 * Every path of the site and the document it belongs to: two documents never share one, the first has it. What another
 * claims is noted, so that an editor hears of all conflicts at once.
 */
export class PathRegistry {
  readonly owners = new Map<string, DocumentRef>()
  readonly conflicts: PathConflict[] = []

  claim(path: string, document: DocumentRef): void {
    const owner = this.owners.get(path)
    if (!owner) {
      this.owners.set(path, document)
      return
    }
    const message =
      `${describeDocument(document)} and ${describeDocument(owner)} both have the path ${path}. ` +
      "Change the slug of one of them in the CMS and publish it again."
    const owned = owner.name ? `“${owner.name}”` : "another document"
    const problem = `makes the address ${path}, which is that of ${owned} too`
    this.conflicts.push({ message, document, field: "slug", problem, expected: "one of its own" })
  }

  /** A page of the site's own has no document: all that are missing are told at once. */
  miss(path: string, document: DocumentRef): void {
    const problem = "is not published"
    const expected = `to be published: the site has a page at ${path}`
    const message = `${describeDocument(document)} ${problem}. It needs ${expected}. Publish it in the CMS.`
    this.conflicts.push({ message, document, field: "template", problem, expected })
  }

  /** A slug that the site, its server or the CMS uses is a conflict too. */
  claimBySlug(path: string, document: DocumentRef): void {
    const slug = path.replace(/^\//, "")
    if (this.owners.has(path) || !RESERVED_SLUGS.includes(slug)) {
      this.claim(path, document)
      return
    }
    const message =
      `${describeDocument(document)} has the slug “${slug}”, but ${path} is an address of the site itself. ` +
      "Choose another slug in the CMS and publish it again."
    const problem = `makes the address ${path}, which is one of the site itself`
    this.conflicts.push({ message, document, field: "slug", problem, expected: "another" })
  }
}
