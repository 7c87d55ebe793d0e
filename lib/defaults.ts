/** What the site and its CMS use where nothing else is asked for. */
export const DEFAULT_SITE_PORT = 8000
export const DEFAULT_CMS_PORT = 3000
export const DEFAULT_PREVIEW_PORT = 8001
export const DEFAULT_API_PORT = 8002
/** Where Prometheus' own exporters begin. */
export const DEFAULT_OPERATIONS_PORT = 9464
/** What stands before a key in the `Authorization` header, as Payload has it. */
export const DEFAULT_AUTH_SCHEME = "api-clients API-Key"
/** Where `npm start` puts mails when there is no mail server. */
export const DEFAULT_MAIL_DIR = "inbox"
