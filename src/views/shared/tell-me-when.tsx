import { type ComponentProps, type ComponentType, lazy, memo, Suspense } from "react"
import { formId } from "../../../shared/submissions/form-ids"
// With the page: what the server has written stands in its clothes before any script has come.
import "../../ui/forms/submission-form.css"
import type { SubmissionForm as Form } from "../../ui/forms/submission-form"
import { tryAgain } from "../../texts/common"
import { FormSheet } from "./form-sheet"
import { TELL_ME_FORM } from "./tell-me-form"

const TELL_ME = "tell-me-when"
type FormComponent = ComponentType<ComponentProps<typeof Form>>

/** Loads the document, whose form is one of HTML. */
const FromDocument = () => (
  <p>
    <button type="button" className="button" onClick={() => location.reload()}>
      {tryAgain}
    </button>
  </p>
)

/** Where its script does not come, the form of the HTML stays, which needs none. Who came by a link has none yet. */
const withoutScript = (): { default: FormComponent } | Promise<never> =>
  document.getElementById(formId(TELL_ME))
    ? new Promise(() => undefined)
    : { default: FromDocument }

/** Events and venues that have nothing to tell load none of it. */
const SubmissionForm = lazy<FormComponent>(() =>
  import(/* webpackChunkName: "form" */ "../../ui/forms/submission-form").then(
    ({ SubmissionForm: form }) => ({ default: form }),
    withoutScript,
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
