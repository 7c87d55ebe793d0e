"use client"

import { useFormFields } from "@payloadcms/ui"
import { answerOnPosition } from "../../questions/positions"
import { Confirmation } from "./confirmation"

/** Under a latitude: that the place is meant, though it is beyond the towns of its country. */
export function ConfirmPosition({ path }: { path: string }) {
  const value = useFormFields(([fields]) =>
    answerOnPosition({
      latitude: fields[path]?.value,
      longitude: fields["geo.longitude"]?.value,
      country: fields["address.country"]?.value,
    }),
  )
  return <Confirmation path={path} value={value} />
}
