"use client"

import { useConfig, useFormFields, usePayloadAPI } from "@payloadcms/ui"
import { idOf } from "../../fields/related-documents"

/** What fields read of the venue that their form names. */
export interface FormVenue {
  name: string
  currency: string | null
  timeZone: string | null
}

const PARAMS = { depth: 0, select: { name: true, currency: true, timeZone: true } }

const text = (value: unknown): string | null => (typeof value === "string" ? value : null)

/** The venue chosen in the form, or the first of several; nothing while none is chosen or it is being read. */
export function useFormVenue(field: string | undefined): FormVenue | undefined {
  const chosen: unknown = useFormFields(([fields]) => fields[field ?? ""]?.value)
  const id = idOf(Array.isArray(chosen) ? chosen[0] : chosen)
  const { config } = useConfig()
  const url = id === undefined ? "" : `${config.routes.api}/locations/${id}`
  const [{ data }] = usePayloadAPI(url, { initialParams: PARAMS })
  const venue = data as Partial<Record<string, unknown>> | undefined
  if (id === undefined || venue?.id !== id) return undefined
  return {
    name: text(venue.name) ?? "the venue",
    currency: text(venue.currency),
    timeZone: text(venue.timeZone),
  }
}
