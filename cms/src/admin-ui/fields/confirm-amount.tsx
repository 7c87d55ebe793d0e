"use client"

import { useFormFields } from "@payloadcms/ui"
import { Confirmation } from "./confirmation"

/** Under an amount: that a great change of it is meant. */
export function ConfirmAmount({ path }: { path: string }) {
  const value: unknown = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === "number" ? <Confirmation path={path} value={value} /> : null
}
