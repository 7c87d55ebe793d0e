"use client"

import { useField, withCondition } from "@payloadcms/ui"
import type { DateFieldClientProps } from "payload"
import { dayOf, noonUtc } from "../../validation/dates"
import { DateInput } from "./date-input"
import { dayInWords } from "./days"

/** A calendar day: the same one on every computer. */
function DayInput({ field, path, readOnly }: DateFieldClientProps) {
  const state = useField<string | null>({ potentiallyStalePath: path })
  const { setValue, value } = state
  return (
    <DateInput
      field={field}
      onType={(day) => {
        setValue(day && noonUtc(day))
      }}
      readOnly={readOnly}
      state={state}
      type="date"
      value={value ? dayOf(value) : ""}
      words={dayInWords(value)}
    />
  )
}

export const DayField = withCondition(DayInput)
