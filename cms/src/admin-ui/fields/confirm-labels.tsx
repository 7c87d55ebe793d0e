"use client"

import { useFormFields } from "@payloadcms/ui"
import { contradictions } from "../../../../shared/label-rules"
import { answersOnContradictions } from "../../questions/contradictions"
import { Confirmation } from "./confirmation"

const chosen = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : []

/** Under a dish's diets: that they and its allergens are meant, though they contradict each other. */
export function ConfirmLabels({ path }: { path: string }) {
  const dietary: unknown = useFormFields(([fields]) => fields[path]?.value)
  const beside = path.replace(/dietary$/, "allergens")
  const allergens: unknown = useFormFields(([fields]) => fields[beside]?.value)
  const found = contradictions(chosen(dietary), chosen(allergens))
  if (found.length === 0) return null
  return <Confirmation path={path} value={answersOnContradictions(found)} />
}
