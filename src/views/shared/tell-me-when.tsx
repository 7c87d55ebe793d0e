import { SubmissionForm } from "../../ui/forms/submission-form"
import { FormSheet } from "./form-sheet"

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
    <FormSheet id="tell-me" heading={heading} text={text}>
      <SubmissionForm slug="tell-me-when" page={path} given={{ about: path }} />
    </FormSheet>
  )
}
