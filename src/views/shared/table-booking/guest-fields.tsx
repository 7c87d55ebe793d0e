import { type BookingField, type BookingProblems } from "../../../../shared/booking/booking-form"
import { fieldId, problemId } from "../../../../shared/booking/form-ids"
import { CARD_PATH } from "../../../../shared/paths"
import { FORM_META } from "../../../../shared/submissions/form-meta"
import * as texts from "../../../texts/booking-form"
import { SiteLink } from "../../../ui/site-link"
import { words } from "../../../ui/words"
import * as cardTexts from "../../../texts/card-offers"
import { yourCard } from "../../../texts/common"
import type { Draft } from "./use-draft"

interface FieldProps {
  name: keyof Draft
  hint?: string
  isOptional?: boolean
  type?: "text" | "email" | "tel"
  autoComplete?: string
  value: string
  readOnly: boolean
  problems: BookingProblems
  onChange: (change: Partial<Draft>) => void
}

function Field({ name, hint, isOptional, type, autoComplete, ...field }: FieldProps) {
  const { value, readOnly, problems, onChange } = field
  const problem = problems[name]
  const hintId = `${fieldId(name)}-hint`
  const control = {
    id: fieldId(name),
    name,
    value,
    readOnly,
    "aria-describedby":
      [hint && hintId, problem && problemId(name)].filter(Boolean).join(" ") || undefined,
    "aria-invalid": problem ? (true as const) : undefined,
    "aria-required": isOptional ? undefined : (true as const),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  }
  return (
    <div className="booking-form__field">
      <label htmlFor={control.id}>
        {texts.LABELS[name]}
        {isOptional && <span className="quiet">{` (${texts.optional})`}</span>}
      </label>
      {hint && (
        <p className="booking-form__hint" id={hintId}>
          {hint}
        </p>
      )}
      {name === "message" ? (
        // Cut to `maxlength`, a long note would lose its end without a word; what is too long is told.
        <textarea {...control} rows={2} />
      ) : (
        <input {...control} type={type} autoComplete={autoComplete} maxLength={254} />
      )}
      <Problem name={name} problems={problems} />
    </div>
  )
}

export function Problem({ name, problems }: { name: BookingField; problems: BookingProblems }) {
  const problem = problems[name]
  return problem ? (
    <p className="booking-form__problem" id={problemId(name)}>
      {texts.problemInWords(name, problem)}
    </p>
  ) : null
}

/** Who comes, and where the confirmation goes. */
export function GuestFields({
  draft,
  isFilled,
  ...shared
}: {
  draft: Draft
  /** From the guest's card, some of it. */
  isFilled: boolean
  /** While it is sent: what was typed then would not be in it. */
  readOnly: boolean
  problems: BookingProblems
  onChange: (change: Partial<Draft>) => void
}) {
  return (
    <>
      <p className="booking-form__hint">
        {isFilled ? (
          <>
            {cardTexts.filled}
            <SiteLink href={CARD_PATH}>{cardTexts.changeIt}</SiteLink>
          </>
        ) : (
          words(cardTexts.fillsIn(<SiteLink href={CARD_PATH}>{yourCard}</SiteLink>))
        )}
      </p>
      <Field name="name" value={draft.name} autoComplete="name" {...shared} />
      <Field
        name="email"
        type="email"
        value={draft.email}
        autoComplete="email"
        hint={texts.emailHint}
        {...shared}
      />
      <Field
        name="phone"
        type="tel"
        value={draft.phone}
        autoComplete="tel"
        hint={texts.phoneHint}
        isOptional
        {...shared}
      />
      <Field name="message" value={draft.message} hint={texts.messageHint} isOptional {...shared} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {texts.leaveEmpty}
          <input name={FORM_META.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
