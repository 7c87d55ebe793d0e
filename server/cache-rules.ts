export const IMMUTABLE = "public, max-age=31536000, immutable"
export const REVALIDATE = "public, max-age=0, must-revalidate"

/** Webpack's output at the root: `app-<hash>.js`, `styles.<hash>.css`, with their source maps and licences. */
const HASHED_BUNDLE = /^\/[^/]+[-.][0-9a-f]{8,}\.(js|css)(\.map|\.LICENSE\.txt)?$/

/**
 * `Cache-Control` of a file of a release (RFC 9111, RFC 8246).
 * @param path site-absolute path of the file, `/page-data/index/page-data.json`
 */
export function cacheControlOf(path: string): string {
  const contentIsInTheName =
    path.startsWith("/static/") || path.startsWith("/media/") || HASHED_BUNDLE.test(path)
  return contentIsInTheName ? IMMUTABLE : REVALIDATE
}
