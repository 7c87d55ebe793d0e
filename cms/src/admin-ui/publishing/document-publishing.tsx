"use client"

import { Link, useDocumentInfo, useEditDepth } from "@payloadcms/ui"
import { useEffect } from "react"
import { DocumentLine } from "./document-line"
import { DocumentFault } from "./document-refusal"
import { withSchedule } from "./document-schedule"
import { type DocumentState, documentState, SAVING } from "./document-state"
import { fieldInHash, showField } from "./show-field"
import { useDocumentFacts } from "./use-document-facts"
import { useEntities } from "./use-entities"
import { useOutdated } from "./use-outdated"
import { usePublishing } from "./use-publishing"
import { useRefusal } from "./use-refusal"

/** Beside the buttons of every document that the site shows (with-publishing-status.ts). */
export function DocumentPublishing() {
  const { feed, state, now } = usePublishing()
  const facts = useDocumentFacts(feed, now)
  const { dashboard, linkOf } = useEntities()
  const isOutdated = useOutdated(state.report?.status ?? null, facts)
  const { refusal, isSaving } = useRefusal()
  useFieldInAddress()
  const known = facts && state.report && lineOf(state.report, facts, { now }, isOutdated)
  const line = isSaving ? SAVING : known
  return (
    <>
      <DocumentFault refusal={refusal} />
      {!refusal &&
        (line ? (
          <DocumentLine Link={Link} more={moreOf(line, dashboard, linkOf)} state={line} />
        ) : (
          // Its room is kept, so that nothing moves when the answer comes.
          facts && <div className="publishing-line" />
        ))}
    </>
  )
}

function lineOf(...args: Parameters<typeof documentState>): DocumentState | null {
  const [report, facts, reader] = args
  const state = documentState(...args)
  return state && withSchedule(state, report, facts, reader)
}

function moreOf(
  { tone, problem }: DocumentState,
  dashboard: string,
  linkOf: ReturnType<typeof useEntities>["linkOf"],
) {
  const link = problem?.field ? linkOf(problem) : null
  if (link) return { href: link.href, text: "Show the field" }
  return tone === "failed" || tone === "held" || tone === "waiting"
    ? { href: dashboard, text: "Why?" }
    : null
}

/** Follows a link to a field, such as the dashboard's, when the page opens and when only the fragment changes. */
function useFieldInAddress(): void {
  const { docConfig } = useDocumentInfo()
  const isDrawer = useEditDepth() > 1
  const fields = docConfig?.fields
  useEffect(() => {
    if (isDrawer || !fields) return
    let stop: (() => void) | undefined
    const follow = () => {
      stop?.()
      const path = fieldInHash(window.location.hash)
      stop = path === null ? undefined : showField(fields, path)
    }
    follow()
    window.addEventListener("hashchange", follow)
    return () => {
      window.removeEventListener("hashchange", follow)
      stop?.()
    }
  }, [isDrawer, fields])
}
