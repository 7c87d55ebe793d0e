export const IMMUTABLE = "public, max-age=31536000, immutable"
export const REVALIDATE = "public, max-age=0, must-revalidate"

/** Webpack's output at the root: `app-<hash>.js`, `styles.<hash>.css`, with their source maps and licences. */
const HASHED_BUNDLE = /^\/[^/]+[-.][0-9a-f]{8,}\.(js|css)(\.map|\.LICENSE\.txt)?$/

/**
 * `Cache-Control` of a file of a release (RFC 9111, RFC 8246).
 * @param path site-absolute path of the file, `/page-data/index/page-data.json`
 */
export function cacheControlOf(path: string): string {
  return isCode(path) || path.startsWith("/media/") ? IMMUTABLE : REVALIDATE
}

/**
 * Whether a file is the site's own, scripts, styles and typefaces, under a name that changes with it: nothing in it is
 * an editor's, so that it may outlive its release for tabs that are open.
 * @param path site-absolute, as above
 */
export const isCode = (path: string): boolean =>
  path.startsWith("/static/") || HASHED_BUNDLE.test(path)
