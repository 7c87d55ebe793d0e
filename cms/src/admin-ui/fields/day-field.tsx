"use client"

import { useField, withCondition } from "@payloadcms/ui"
import type { DateFieldClientProps } from "payload"
import { dayOf, noonUtc } from "../../validation/dates"
import { dayInWords } from "./days"
import { FieldFrame, inputId } from "./field-frame"

/** A calendar day: the same one on every computer. */
function DayInput({ field, path: pathGiven, readOnly }: DateFieldClientProps) {
  const state = useField<string | null>({ potentiallyStalePath: pathGiven })
  const { disabled, path, setValue, value } = state
  return (
    <FieldFrame field={field} state={state} readOnly={readOnly}>
      <input
        aria-describedby={`${inputId(path)}-words`}
        disabled={readOnly || disabled}
        id={inputId(path)}
        max="9999-12-31"
        name={path}
        onChange={({ target }) => {
          setValue(target.value ? noonUtc(target.value) : null)
        }}
        type="date"
        value={value ? dayOf(value) : ""}
      />
      <p className="field-words" id={`${inputId(path)}-words`}>
        {dayInWords(value)}
      </p>
    </FieldFrame>
  )
}

export const DayField = withCondition(DayInput)
