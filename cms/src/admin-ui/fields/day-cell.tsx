"use client"

import type { DefaultCellComponentProps } from "payload"
import { dayInTable } from "./days"

/** A calendar day in a list. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
  return <span>{dayInTable(cellData)}</span>
}
