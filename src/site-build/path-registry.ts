import { RESERVED_SLUGS } from "../../shared/paths"
import { describeDocument, type DocumentRef } from "../content/content-error"

/** Two documents want one address, or one wants an address of the site's own. */
export class PathConflictError extends Error {
  override readonly name = "PathConflictError"
  readonly document: DocumentRef
  readonly field = "slug"

  constructor(message: string, document: DocumentRef) {
    super(message)
    this.document = document
  }
}

/** Every path of the site and the document it belongs to: two documents never share one. */
export class PathRegistry {
  readonly #owners = new Map<string, DocumentRef>()

  /** @throws PathConflictError naming both documents */
  claim(path: string, document: DocumentRef): void {
    const owner = this.#owners.get(path)
    if (owner) {
      throw new PathConflictError(
        `${describeDocument(document)} and ${describeDocument(owner)} both have the path ${path}. ` +
          "Change the slug of one of them in the CMS and publish it again.",
        document,
      )
    }
    this.#owners.set(path, document)
  }

  /** @throws PathConflictError for a slug that the site, its server or the CMS uses */
  claimTopLevel(path: string, document: DocumentRef): void {
    const slug = path.replace(/^\//, "")
    const owner = this.#owners.get(path)
    if (!owner && RESERVED_SLUGS.includes(slug)) {
      throw new PathConflictError(
        `${describeDocument(document)} has the slug “${slug}”, but ${path} is an address of the site itself. ` +
          "Choose another slug in the CMS and publish it again.",
        document,
      )
    }
    this.claim(path, document)
  }
}
