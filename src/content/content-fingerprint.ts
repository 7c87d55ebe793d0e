import { CONTENT_SLUGS, CONTENT_TYPES, SITE_GLOBALS } from "../../shared/content-types"

const lists = CONTENT_SLUGS.map(
  (slug) => `${CONTENT_TYPES[slug].list}(limit: 0) { docs { id updatedAt } }`,
)
const globals = Object.values(SITE_GLOBALS).map(({ type }) => `${type} { updatedAt }`)

/** Asks when each document that the site may show was changed last; what is not published any more is missing from it. */
export const contentFingerprintQuery = `query ContentFingerprint {
  ${[...lists, ...globals].join("\n  ")}
}`
