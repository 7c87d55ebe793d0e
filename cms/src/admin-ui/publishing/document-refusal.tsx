"use client"

import { useDocumentInfo, useForm } from "@payloadcms/ui"
import { useEffect, useEffectEvent } from "react"
import type { Refusal } from "./refusal"
import { RefusalLine } from "./refusal-line"
import { refusalReason } from "./refusal-reason"
import { showField } from "./show-field"
import { usePublishing } from "./use-publishing"
import { useRefusal } from "./use-refusal"

/** Beside the buttons of every document that the site does not show; the others' line says it (document-publishing.tsx). */
export function DocumentRefusal() {
  const { refusal } = useRefusal()
  return <DocumentFault refusal={refusal} />
}

/** Why the open document was not saved. Leads to the first field that is wrong, each time that it is refused. */
export function DocumentFault({ refusal }: { refusal: Refusal | null }) {
  const { feed, state } = usePublishing()
  const { docConfig } = useDocumentInfo()
  const { formRef } = useForm()
  const number = refusal?.number ?? null
  const first = refusal?.faults[0]

  const show = () => {
    if (docConfig && first) showField(docConfig.fields, first.path, formRef.current ?? document)
  }
  const lead = useEffectEvent(() => {
    // Whether the CMS is there at all, and whether the editor is still signed in, it says best itself.
    feed.expectChange()
    show()
  })
  useEffect(() => {
    if (number !== null) lead()
  }, [number])

  return (
    <RefusalLine
      faults={refusal?.faults.length ?? 0}
      number={number}
      onShow={show}
      reason={refusal && refusalReason(refusal, state.trouble, docConfig?.fields ?? [])}
    />
  )
}
