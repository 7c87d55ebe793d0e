/** What the site and its CMS use where nothing else is asked for. */
export const DEFAULT_SITE_PORT = 8000
export const DEFAULT_CMS_PORT = 3000
