import type { DateFieldClientProps } from "payload"
import { LATEST_YEAR } from "../../../../shared/opening-hours"
import { describedBy, FieldFrame, type FieldState, inputId } from "./field-frame"

/** The last day that both kinds take: without it a browser lets a year have six digits. */
const LAST = {
  date: `${LATEST_YEAR}-12-31`,
  "datetime-local": `${LATEST_YEAR}-12-31T23:59`,
} as const

interface DateInputProps extends Pick<DateFieldClientProps, "field" | "readOnly"> {
  state: FieldState
  type: keyof typeof LAST
  /** As the browser's input writes it; empty for none. */
  value: string
  onType: (value: string | null) => void
  /** What is typed, in words. */
  words: string
}

/** A browser's own input of a day or a time: what is typed is taken as it stands, in no time zone. */
export function DateInput({ field, onType, readOnly, state, type, value, words }: DateInputProps) {
  const id = inputId(state.path)
  return (
    <FieldFrame field={field} state={state} readOnly={readOnly}>
      <input
        {...describedBy(state, "words")}
        disabled={readOnly || state.disabled}
        id={id}
        max={LAST[type]}
        name={state.path}
        onChange={({ target }) => {
          onType(target.value || null)
        }}
        type={type}
        value={value}
      />
      <p aria-live="polite" className="field-words" id={`${id}-words`}>
        {words}
      </p>
    </FieldFrame>
  )
}
