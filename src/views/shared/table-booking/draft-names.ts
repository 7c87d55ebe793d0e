/** Under which a tab keeps what was typed to book a table, */
export const TABLE_DRAFT = "table-draft"
/** the time that was chosen, */
export const TABLE_TIME = "table-time"
/** and the key of what it sends, until that is booked. */
export const TABLE_KEY = "table-key"
