"use client"

import {
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useWatchForm,
} from "@payloadcms/ui"
import { isValidElement, useEffect, useRef, useState } from "react"
import {
  type FieldFault,
  faultsIn,
  faultsLeft,
  forgottenFaults,
  isToldLater,
  isUntouched,
  type Refusal,
  type RefusedForm,
  refusedForm,
} from "./refusal"

interface Refused {
  number: number
  form: RefusedForm
  reason: string | null
}

const NONE_FORGOTTEN: ReadonlySet<string> = new Set()

/**
 * What keeps the open document from being saved, from the moment the CMS has refused it until that is mended, another
 * attempt begins, or the form is given up.
 *
 * Payload's form calls itself unmodified as soon as any answer comes, a refusal too (all but that of a draft): its
 * buttons go grey, and nobody warns whoever leaves. Here it is told that it still is.
 */
export function useRefusal(): { refusal: Refusal | null; isSaving: boolean } {
  // Not `useAllFormFields`, which is behind the rest of the form: an answer that comes a moment later may take the
  // faults back before they are seen.
  const { fields } = useWatchForm()
  const { dispatchFields, setModified } = useForm()
  const { data } = useDocumentInfo()
  const isSaving = useFormProcessing()
  const isSubmitted = useFormSubmitted()
  const isModified = useFormModified()
  const savedAt: unknown = data?.updatedAt

  const attempt = useRef<{ savedAt: unknown } | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [forgotten, setForgotten] = useState(NONE_FORGOTTEN)

  useEffect(() => {
    if (isSaving) {
      if (attempt.current) return
      attempt.current = { savedAt }
      // What is sent is judged anew: a field may have been mended too short a time ago for the form to have heard. One
      // that was answered keeps what it was told, and takes it for a fault when its tab is opened again.
      const answered = Object.keys(fields).filter(
        (path) => fields[path]?.valid !== false && fields[path]?.errorMessage !== undefined,
      )
      for (const path of [...faultsIn(fields).map((fault) => fault.path), ...answered]) {
        dispatchFields({ type: "UPDATE", path, valid: true, errorMessage: undefined })
      }
      return
    }
    if (!attempt.current) {
      if (!refused) return
      // The answer comes in two parts: that it was refused, and which fields are wrong.
      if (isToldLater(refused, fields)) {
        setRefused({ ...refused, number: refused.number + 1, form: refusedForm(fields) })
        return
      }
      if (isModified) return
      // Reverted or unpublished; where the values are the same, an answer has only come late.
      if (isUntouched(refused.form, fields)) setModified(true)
      else setRefused(null)
      return
    }
    // What was stored has another time, even where the form could not be brought up to date after it.
    const isRefused = (isSubmitted || isModified) && attempt.current.savedAt === savedAt
    attempt.current = null
    setForgotten(NONE_FORGOTTEN)
    if (!isRefused) {
      setRefused(null)
      return
    }
    setModified(true)
    const form = refusedForm(fields)
    setRefused((before) => ({ number: (before?.number ?? 0) + 1, form, reason: null }))
    // The note follows the form's own state.
    setTimeout(() =>
      setRefused((now) => (now?.form === form ? { ...now, reason: lastError() } : now)),
    )
  }, [isSaving, isSubmitted, isModified, savedAt, fields, refused, dispatchFields, setModified])

  useEffect(() => {
    if (!refused) return
    const paths = forgottenFaults(refused.form, fields)
    if (paths.some((path) => !forgotten.has(path))) setForgotten(new Set([...forgotten, ...paths]))
  }, [refused, fields, forgotten])

  return {
    refusal:
      refused && isModified
        ? refusalOf(refused, faultsLeft(refused.form, fields, forgotten))
        : null,
    isSaving,
  }
}

/** Where all fields are mended nothing is left of it; what lies elsewhere stands until the next attempt. */
function refusalOf(
  { number, form, reason }: Refused,
  faults: readonly FieldFault[],
): Refusal | null {
  return form.faults.length > 0 && faults.length === 0 ? null : { number, faults, reason }
}

/** The newest of the notes that the admin shows for seconds where something was refused. */
function lastError(): string | null {
  const note = toast.getHistory().findLast((one) => "type" in one && one.type === "error")
  const title = note && "title" in note ? note.title : undefined
  if (typeof title === "string") return title
  if (!isValidElement<{ errorMessage?: unknown }>(title)) return null
  const { errorMessage } = title.props
  return typeof errorMessage === "string" ? errorMessage : null
}
