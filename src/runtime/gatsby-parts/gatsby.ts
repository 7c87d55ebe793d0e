/** What this site's code asks of `gatsby` in a browser. */
export { Slice } from "./slice"
export { parsePath } from "./link"
export { StaticQueryContext, useStaticQuery } from "./static-query"
