import { lazy, memo, Suspense } from "react"
import { formId } from "../../../shared/submissions/form-ids"
// With the page: what the server has written stands in its clothes before any script has come.
import "../../ui/forms/submission-form.css"
import { FormSheet } from "./form-sheet"
import { TELL_ME_FORM } from "./tell-me-form"

const TELL_ME = "tell-me-when"

/** Where its script does not come, the form of the HTML stays, which needs none. Who came by a link has none yet, and loads it. */
function leaveToTheDocument(): Promise<never> {
  if (!document.getElementById(formId(TELL_ME))) location.reload()
  return new Promise(() => undefined)
}

/** Events and venues that have nothing to tell load none of it. */
const SubmissionForm = lazy(() =>
  import(/* webpackChunkName: "form" */ "../../ui/forms/submission-form").then(
    ({ SubmissionForm: form }) => ({ default: form }),
    leaveToTheDocument,
  ),
)

/**
 * An address for one piece of news: of the page that it is asked for on. It is rendered again only as that changes: React would
 * put nothing in the place of a form whose script is still on its way.
 */
export const TellMeWhen = memo(function TellMeWhen({
  path,
  heading,
  text,
}: {
  path: string
  heading: string
  text: string
}) {
  return (
    <FormSheet id={TELL_ME_FORM} heading={heading} text={text}>
      <Suspense>
        <SubmissionForm slug={TELL_ME} page={path} given={{ about: path }} />
      </Suspense>
    </FormSheet>
  )
})
