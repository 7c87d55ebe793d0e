import { renderHook } from "@testing-library/react"
import type { DocumentFacts } from "../../../../cms/src/admin-ui/publishing/document-state"
import { useOutdated } from "../../../../cms/src/admin-ui/publishing/use-outdated"
import type { PublishingStatus } from "../../../../shared/publishing"
import { live, ms, report } from "./reports"

const stale: DocumentFacts = {
  collection: "events",
  id: "7",
  savedAt: ms("12:03:00"),
  publishedAt: ms("12:03:00"),
  isPublished: true,
  isChanged: false,
  isEdited: false,
  unpublishedAt: null,
}

it("asks to load a document again until it is, also when another one has been published since", () => {
  const { status: changed } = report()
  const { status: another } = report({ live: { ...live, cause: { kind: "reconcile" } } })
  const { result, rerender } = renderHook(
    ({ status, facts }: { status: PublishingStatus | null; facts: DocumentFacts }) =>
      useOutdated(status, facts),
    { initialProps: { status: another, facts: stale } },
  )
  expect(result.current).toBe(false)
  rerender({ status: changed, facts: stale })
  expect(result.current).toBe(true)
  rerender({ status: another, facts: stale })
  expect(result.current).toBe(true)
  rerender({ status: null, facts: { ...stale, isEdited: true } })
  expect(result.current).toBe(true)

  rerender({ status: changed, facts: { ...stale, id: "8" } })
  expect(result.current).toBe(false)
  rerender({ status: changed, facts: { ...stale, savedAt: ms("12:04:20") } })
  expect(result.current).toBe(false)
})
