"use client"

import { useFormFields } from "@payloadcms/ui"
import { answerOnDays } from "../../collections/locations/days-closed"
import { Confirmation } from "./confirmation"

/** Under the first day of an exception: that the venue is to close, whoever comes then. */
export function ConfirmClosed({ path }: { path: string }) {
  const answer = useFormFields(([fields]) =>
    answerOnDays({
      from: fields[path]?.value,
      until: fields[path.replace(/from$/, "until")]?.value,
    }),
  )
  return answer === undefined ? null : <Confirmation path={path} value={answer} />
}
