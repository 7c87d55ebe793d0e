import { useEffect, useRef } from "react"
import type { FormSlug } from "../../../shared/submissions/kinds"
import { controlOf, formHere } from "./form-fields"

/** Values by field; empty where there is none. */
type Suggested = Readonly<Record<string, string>>

/** Writes what was said elsewhere on the page into the fields of a form, where nobody has written anything else. */
export function useSuggested(slug: FormSlug, suggested: Suggested): void {
  const before = useRef<Suggested>({})
  useEffect(() => {
    const form = formHere(slug)
    if (!form) return
    for (const [name, value] of Object.entries(suggested)) {
      const control = controlOf(form, name)
      const last = before.current[name]
      // A field that was cleared stays so until something else is said.
      if (control && value !== last && ["", last].includes(control.value)) control.value = value
    }
    before.current = suggested
  })
}
