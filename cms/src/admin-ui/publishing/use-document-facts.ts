"use client"

import { useDocumentInfo, useFormFields, useFormModified } from "@payloadcms/ui"
import { useEffect, useState } from "react"
import type { DocumentFacts } from "./document-state"
import type { StatusFeed } from "./status-feed"

interface Seen {
  document: string
  publishedAt: number | null
  isPublished: boolean
  unpublishedAt: number | null
}

/**
 * What is known of the open document, or nothing while it has never been saved. A draft over a published version
 * hides when that was published; what this tab has seen of it is remembered.
 *
 * @param now by the publisher's clock, in milliseconds since 1970
 */
export function useDocumentFacts(feed: StatusFeed, now: number): DocumentFacts | null {
  const { id, collectionSlug, globalSlug, data, docConfig, hasPublishedDoc } = useDocumentInfo()
  const { unpublishedVersionCount } = useDocumentInfo()
  const isEdited = useFormModified()
  const collection = collectionSlug ?? globalSlug ?? ""
  const document = `${collection} ${id ?? ""}`
  const versions = docConfig?.versions
  const hasDrafts = typeof versions === "object" && Boolean(versions.drafts)
  const isPublished = !hasDrafts || hasPublishedDoc
  const { updatedAt, status } = newest(data, {
    updatedAt: useFormFields(([fields]) => fields.updatedAt?.value),
    _status: useFormFields(([fields]) => fields._status?.value),
  })
  const showsPublished = isPublished && (!hasDrafts || status === "published")

  const [seen, setSeen] = useState<Seen>({
    document,
    publishedAt: null,
    isPublished,
    unpublishedAt: null,
  })
  const before = seen.document === document ? seen : undefined
  const next: Seen = {
    document,
    publishedAt: showsPublished ? updatedAt : (before?.publishedAt ?? null),
    isPublished,
    unpublishedAt: isPublished ? null : before?.isPublished ? now : (before?.unpublishedAt ?? null),
  }
  if (!isEqual(seen, next)) setSeen(next)

  useEffect(() => {
    feed.expectChange()
  }, [feed, document, updatedAt, isPublished, unpublishedVersionCount])

  if (updatedAt === null) return null
  return {
    collection,
    id: globalSlug || id === undefined ? null : String(id),
    savedAt: updatedAt,
    publishedAt: next.publishedAt,
    isPublished,
    isChanged: hasDrafts && isPublished && !showsPublished && unpublishedVersionCount > 0,
    isEdited,
    unpublishedAt: next.unpublishedAt,
  }
}

interface Stored {
  updatedAt?: unknown
  _status?: unknown
}

/** A revert gives the form what is stored now, and leaves the document's data as they were. */
function newest(
  data: Stored | undefined,
  form: Stored,
): { updatedAt: number | null; status: unknown } {
  const [ofData, ofForm] = [timeIn(data?.updatedAt), timeIn(form.updatedAt)]
  return ofForm !== null && ofForm > (ofData ?? 0)
    ? { updatedAt: ofForm, status: form._status }
    : { updatedAt: ofData, status: data?._status }
}

function timeIn(value: unknown): number | null {
  const time = typeof value === "string" ? Date.parse(value) : NaN
  return Number.isNaN(time) ? null : time
}

function isEqual(one: Seen, other: Seen): boolean {
  return (
    one.document === other.document &&
    one.publishedAt === other.publishedAt &&
    one.isPublished === other.isPublished &&
    one.unpublishedAt === other.unpublishedAt
  )
}
