import { APIError, type CollectionBeforeOperationHook } from "payload"

const ASK_AN_ADMIN =
  "The CMS sends no mail. Ask an admin for a new password: admins set one for anybody, under “Users”. " +
  "The only admin gets one where the CMS runs, by “npm run password -- <e-mail>”."

/** For `i18n.translations`: what the page behind “Forgot password?” says, in the place of what is to be typed there. */
export const forgottenPasswordTexts = { forgotPasswordEmailInstructions: ASK_AN_ADMIN }

/** Payload would promise a mail, send none, and write whose it was into the log. */
export const refuseForgottenPassword: CollectionBeforeOperationHook = ({ operation }) => {
  if (operation === "forgotPassword") throw new APIError(ASK_AN_ADMIN, 403, undefined, true)
}
