/** Where the form stands on its page: apart from it, for pages that lead there have no form. */
export const TELL_ME_FORM = "tell-me"
