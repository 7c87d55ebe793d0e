import { CmsQueryError } from "../cms-client/cms-client"
import { BuildFailure } from "../lib/build-failure"

/** The code was built for a CMS, or for content, of another kind. */
export class NeedsCode extends BuildFailure {}

/** What reading the content failed of: where the CMS knows no such query, the code is another than what it answers. */
export const orNeedsCode = (error: unknown): unknown =>
  error instanceof CmsQueryError
    ? new NeedsCode(error.message, "cms", { reason: "The content could not be read." })
    : error
