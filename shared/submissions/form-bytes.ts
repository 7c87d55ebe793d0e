/** A form without a file, in bytes: the longest text, in the longest encoding, and the rest. */
export const FORM_BYTES = 64 * 1024
/** One that names each dish of a long menu in letters of three bytes: a browser sends those that nobody wants, too. */
export const MENU_FORM_BYTES = 512 * 1024
