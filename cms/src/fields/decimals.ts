import type { NumberField } from "payload"
import type { DecimalKind } from "../validation/decimals"

/** Where the form finds the currency of an amount: in a field, or with the venue that a field names. */
export type CurrencySource = { field: string } | { venueIn: string }

interface DecimalInput {
  custom: { decimals: DecimalKind }
  components: NonNullable<NonNullable<NumberField["admin"]>["components"]>
}

/** For a number field: an input that takes a comma and a point, and shows a currency where there is one. */
export function decimalInput(
  kind: DecimalKind = "number",
  currency?: CurrencySource,
): DecimalInput {
  return {
    custom: { decimals: kind },
    components: {
      Field: {
        path: "/admin-ui/fields/decimal-field#DecimalField",
        clientProps: { kind, ...(currency ? { currency } : {}) },
      },
    },
  }
}

const KINDS: readonly DecimalKind[] = ["number", "degrees", "whole", "amount"]

export const decimalKindOf = ({ custom }: { custom?: Record<string, unknown> }): DecimalKind =>
  KINDS.find((kind) => kind === custom?.decimals) ?? "number"
