import { graphql } from "gatsby"

/**
 * A media document's address resolves, at build time, to the whole mirrored picture
 * (gatsby/resolvers.ts); nothing else of it needs to be asked for.
 */
export const siteImageFragment = graphql`
  fragment SiteImage on CMS_MediaAsset {
    image: url
  }
`
