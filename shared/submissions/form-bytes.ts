/** A form without a file, in bytes: the longest text, in the longest encoding, and the rest. */
export const FORM_BYTES = 64 * 1024
