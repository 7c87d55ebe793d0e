import { SubmissionForm } from "../../ui/forms/submission-form"
import { FormSheet } from "./form-sheet"
import { TELL_ME_FORM } from "./tell-me-form"

/** An address for one piece of news: of the page that it is asked for on. */
export function TellMeWhen({
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
      <SubmissionForm slug="tell-me-when" page={path} given={{ about: path }} />
    </FormSheet>
  )
}
