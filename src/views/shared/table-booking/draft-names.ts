/** Under which a tab keeps what was typed to book a table, */
export const TABLE_DRAFT = "table-draft"
/** and by what it recognises that the same is sent again. */
export const TABLE_SENT = "table-sent"
