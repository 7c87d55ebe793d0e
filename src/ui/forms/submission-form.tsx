import { useEffect, useRef } from "react"
import { CV_FIELD, CV_TYPES } from "../../../shared/submissions/cv"
import type { FieldRule } from "../../../shared/submissions/field-rules"
import { fieldId, formId, hintId, problemId, summaryId } from "../../../shared/submissions/form-ids"
import { FORM_META } from "../../../shared/submissions/form-meta"
import { formAddress, SUBMISSION_KINDS, type FormSlug } from "../../../shared/submissions/kinds"
import * as texts from "../../texts/forms"
import { FormField, type Option } from "./form-field"
import { KeepEarly } from "./keep-early"
import { whenNeeded } from "./when-needed"
import "./submission-form.css"

interface SubmissionFormProps {
  slug: FormSlug
  /** Path of the page it stands on. */
  page: string
  /** What can be chosen, by field. */
  options?: Readonly<Record<string, readonly Option[]>>
  /** What the page says already, by field: it is sent along and not asked. */
  given?: Readonly<Record<string, string>>
  /** Whether a CV may come with it. */
  hasCv?: boolean
}

/**
 * A form of HTML that posts to the site's own server. What makes it comfortable, problems told in place, nothing lost
 * without a network, is fetched once somebody begins to fill it in.
 */
export function SubmissionForm({
  slug,
  page,
  options = {},
  given = {},
  hasCv = false,
}: SubmissionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    return element ? whenNeeded(element, slug) : undefined
  }, [slug])
  const fields: readonly (readonly [string, FieldRule])[] = Object.entries(
    SUBMISSION_KINDS[slug].fields,
  )
  return (
    <form
      ref={form}
      className={`form form--${slug}`}
      id={formId(slug)}
      method="post"
      action={formAddress(slug, page)}
      {...(hasCv ? { encType: "multipart/form-data" } : {})}
    >
      <div className="form__summary" id={summaryId(slug)} tabIndex={-1} />
      <div className="form__body">
        {fields
          .filter(([name]) => given[name] === undefined)
          .map(([name, rule]) => (
            <FormField
              key={name}
              slug={slug}
              name={name}
              rule={rule}
              {...(options[name] ? { options: options[name] } : {})}
            />
          ))}
        {hasCv && <CvField slug={slug} />}
        {Object.entries({ ...given, [FORM_META.page]: page }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} />
        ))}
        <input type="hidden" name={FORM_META.token} />
        <input type="hidden" name={FORM_META.key} />
        <p className="form__trap" aria-hidden="true">
          <label>
            {texts.leaveEmpty}
            <input type="text" name={FORM_META.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <p className="form__send">
          <button className="button">{texts.FORM_TEXTS[slug].send}</button>
        </p>
        <KeepEarly slug={slug} page={page} />
      </div>
    </form>
  )
}

function CvField({ slug }: { slug: FormSlug }) {
  const { label, hint } = texts.FORM_TEXTS[slug].fields[CV_FIELD] ?? { label: CV_FIELD }
  return (
    <div className="form-field form-field--file">
      <label className="form-field__label" htmlFor={fieldId(slug, CV_FIELD)}>
        {label}
        <span className="form-field__optional"> ({texts.optional})</span>
      </label>
      <p className="form-field__hint" id={hintId(slug, CV_FIELD)}>
        {hint}
      </p>
      <input
        id={fieldId(slug, CV_FIELD)}
        name={CV_FIELD}
        type="file"
        accept={Object.keys(CV_TYPES)
          .map((ending) => `.${ending}`)
          .join()}
        aria-describedby={`${hintId(slug, CV_FIELD)} ${problemId(slug, CV_FIELD)}`}
      />
      <p className="form-field__problem" id={problemId(slug, CV_FIELD)} />
    </div>
  )
}
