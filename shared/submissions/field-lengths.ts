/** Characters that an input takes, for whoever does not judge what is typed. */

/** RFC 5321, 4.5.3.1.3. */
export const LONGEST_EMAIL = 254
export const LONGEST_PHONE = 40
/** Of all that a guest has written of one thing, in however many forms: the CMS keeps no more. */
export const LONGEST_MESSAGE = 5000
