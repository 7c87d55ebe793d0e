"use client"

import type { DefaultCellComponentProps } from "payload"
import { inMoney } from "./in-money"

/** An amount in a list, in the currency that its document names. */
export function AmountCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { currency } = rowData as { currency?: unknown }
  if (typeof cellData !== "number") return null
  return <span>{typeof currency === "string" ? inMoney(cellData, currency) : cellData}</span>
}
