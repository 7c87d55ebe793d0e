"use client"

import { useRowLabel } from "@payloadcms/ui"
import { rowName, type RowNaming } from "./row-name"

/** A list's row by its name, while it has none by its number. */
export function RowLabel({ singular, naming }: { singular: string; naming: RowNaming }) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  return <span>{rowName(data, naming) || `${singular} ${rowNumber + 1}`}</span>
}
