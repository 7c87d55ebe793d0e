/** Where the API listens on the site's own origin. */
export const API_PREFIX = "/api"
