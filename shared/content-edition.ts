/**
 * The header by which a build reads everything as it was at one moment. In a request for GraphQL: `open` begins an
 * edition, whose id the answer carries in the same header; an id answers from that edition; `close <id>` ends it.
 * A CMS that does not know it answers as ever, with what it has now.
 */
export const EDITION_HEADER = "content-edition"
export const OPEN_EDITION = "open"
export const CLOSE_EDITION = "close "
/** HTTP status of the answer where an edition is asked for that is not open any more: Gone. */
export const EDITION_ENDED = 410
