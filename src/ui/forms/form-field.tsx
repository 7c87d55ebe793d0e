import type { FieldRule } from "../../../shared/submissions/field-rules"
import { fieldId, hintId, problemId } from "../../../shared/submissions/form-ids"
import type { FormSlug } from "../../../shared/submissions/kinds"
import { LONGEST_EMAIL, LONGEST_PHONE } from "../../../shared/submissions/field-lengths"
import * as texts from "../../texts/forms"

export interface Option {
  value: string
  label: string
}

/** What browsers know of a person (HTML, 4.10.18.7.1), by our names. */
const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: "name",
  email: "email",
  phone: "tel",
  shop: "organization",
  town: "address-level2",
}

/** A label, its hint, a native control and the place for what is wrong with it. */
export function FormField({
  slug,
  name,
  rule,
  options = [],
}: {
  slug: FormSlug
  name: string
  rule: FieldRule
  /** Of a choice. */
  options?: readonly Option[]
}) {
  const { label, hint } = texts.FORM_TEXTS[slug].fields[name] ?? { label: name }
  const described = [...(hint ? [hintId(slug, name)] : []), problemId(slug, name)].join(" ")
  const shared = {
    id: fieldId(slug, name),
    name,
    required: !rule.optional,
    autoComplete: AUTOCOMPLETE[name] ?? "off",
    "aria-describedby": described,
  }
  return (
    <div className={`form-field form-field--${rule.is}`}>
      <label className="form-field__label" htmlFor={shared.id}>
        {label}
        {rule.optional && <span className="form-field__optional"> ({texts.optional})</span>}
      </label>
      {hint && (
        <p className="form-field__hint" id={hintId(slug, name)}>
          {hint}
        </p>
      )}
      <Control rule={rule} shared={shared} options={options} />
      <p className="form-field__problem" id={problemId(slug, name)} />
    </div>
  )
}

function Control({
  rule,
  shared,
  options,
}: {
  rule: FieldRule
  shared: { id: string; name: string; required: boolean; autoComplete: string }
  options: readonly Option[]
}) {
  switch (rule.is) {
    case "text":
      // Cut to `maxlength`, a long text would lose its end without a word; what is too long is told.
      return <textarea {...shared} rows={5} />
    case "line":
      return options.length > 0 ? (
        <Select shared={shared} options={options} />
      ) : (
        <input {...shared} type="text" maxLength={rule.most} />
      )
    case "choice":
      return <Select shared={shared} options={options} />
    case "email":
      return (
        <input
          {...shared}
          type="email"
          inputMode="email"
          maxLength={LONGEST_EMAIL}
          autoCapitalize="off"
          spellCheck={false}
        />
      )
    case "phone":
      return <input {...shared} type="tel" inputMode="tel" maxLength={LONGEST_PHONE} />
    case "day":
      return <input {...shared} type="date" />
    case "count":
      return (
        <input
          {...shared}
          type="number"
          inputMode="numeric"
          min={rule.least}
          max={rule.most}
          step={1}
        />
      )
  }
}

function Select({
  shared,
  options,
}: {
  shared: { id: string; name: string; required: boolean; autoComplete: string }
  options: readonly Option[]
}) {
  return (
    <select {...shared} defaultValue="">
      <option value="">{shared.required ? texts.pleaseChoose : texts.noPreference}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
