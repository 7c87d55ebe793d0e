"use client"

import { useFormFields } from "@payloadcms/ui"
import { dayOf } from "../../validation/dates"
import { Confirmation } from "./confirmation"

/** Under a day: that it is meant, though it is still to come. */
export function ConfirmDay({ path }: { path: string }) {
  const value: unknown = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === "string" ? <Confirmation path={path} value={dayOf(value)} /> : null
}
