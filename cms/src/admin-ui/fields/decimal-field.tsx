"use client"

import { useField, useFormFields, withCondition } from "@payloadcms/ui"
import type { NumberFieldClientProps } from "payload"
import { useState } from "react"
import { digitsOf } from "../../../../shared/currency"
import type { CurrencySource } from "../../fields/decimals"
import { type DecimalKind, readDecimal } from "../../validation/decimals"
import { checkCurrency } from "../../validation/money"
import { describedBy, FieldFrame, inputId } from "./field-frame"
import { inMoney } from "./in-money"
import { useFormVenue } from "./use-form-venue"

interface DecimalFieldProps extends NumberFieldClientProps {
  kind: DecimalKind
  currency?: CurrencySource
}

/** An amount in whole units or with its currency's decimals, as prices are written; more decimals are shown as they are. */
function written(value: number, digits: number | undefined): string {
  const amount = value.toFixed(digits)
  const isPrice = digits !== undefined && !Number.isInteger(value) && Number(amount) === value
  return isPrice ? amount : String(value)
}

/** The code that the form names itself, or that of its venue; nothing while it is none. */
function useCurrency(source: CurrencySource | undefined): string | undefined {
  const named: unknown = useFormFields(([fields]) =>
    source && "field" in source ? fields[source.field]?.value : undefined,
  )
  const venue = useFormVenue(source && "venueIn" in source ? source.venueIn : undefined)
  const code = typeof named === "string" ? named : venue?.currency
  return code && checkCurrency(code) === true ? code : undefined
}

/**
 * A number as its writer writes it, with a comma or a point. A browser's own number input takes only one of the two,
 * and silently leaves the other out.
 */
function DecimalInput({
  currency: source,
  field,
  kind,
  path: pathGiven,
  readOnly,
}: DecimalFieldProps) {
  const state = useField<number | string | null>({ potentiallyStalePath: pathGiven })
  const { disabled, path, setValue, showError, value } = state
  const currency = useCurrency(source)
  // What is being written; outside of that, the form's value is shown.
  const [draft, setDraft] = useState<string>()
  const digits = currency === undefined ? undefined : digitsOf(currency)
  const shown = draft ?? (typeof value === "number" ? written(value, digits) : (value ?? ""))
  const reading = readDecimal(shown, kind, currency)
  const complaint = "complaint" in reading ? reading.complaint : undefined
  const amount = "value" in reading ? reading.value : null
  const words = complaint ?? (currency && amount !== null ? inMoney(amount, currency) : "")
  const hasWords = words !== "" && !(complaint && showError)
  return (
    <FieldFrame field={field} state={state} readOnly={readOnly}>
      <div className="decimal-field">
        {currency && (
          <span className="decimal-field__currency" id={`${inputId(path)}-currency`}>
            {currency}
          </span>
        )}
        <input
          {...describedBy(state, currency !== undefined && "currency", hasWords && "words")}
          autoComplete="off"
          disabled={readOnly || disabled}
          id={inputId(path)}
          inputMode={kind === "degrees" ? "text" : "decimal"}
          name={path}
          onBlur={() => {
            setDraft(undefined)
          }}
          onChange={({ target }) => {
            setDraft(target.value)
            const read = readDecimal(target.value, kind, currency)
            // What cannot be read stays as it is written, for the server to refuse: it must not become a number.
            setValue("complaint" in read ? target.value : read.value)
          }}
          type="text"
          value={shown}
        />
      </div>
      {hasWords && (
        <p aria-live="polite" className="field-words" id={`${inputId(path)}-words`}>
          {words}
        </p>
      )}
    </FieldFrame>
  )
}

export const DecimalField = withCondition(DecimalInput)
