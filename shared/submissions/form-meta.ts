/** Fields that every form has beside its own. */
export const FORM_META = {
  /** Seen by nobody and filled in by programs that fill in everything. */
  trap: "website",
  /** When the form was begun, signed by the server. */
  token: "form-token",
  /** Given by the browser, the same for each attempt at sending the same. */
  key: "form-key",
  /** The path the form stands on, to lead back to. */
  page: "form-page",
} as const
