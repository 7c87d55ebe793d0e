"use client"

import { useFormFields } from "@payloadcms/ui"
import { Confirmation } from "./confirmation"

/** Under a choice: that what it does to others is meant. */
export function ConfirmChoice({ path }: { path: string }) {
  const value: unknown = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === "string" ? <Confirmation path={path} value={value} /> : null
}
