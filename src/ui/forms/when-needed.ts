import type { FormSlug } from "../../../shared/submissions/kinds"
import { DRAFT_PREFIX, hasKept } from "./form-storage"

/**
 * Fetches what makes a form comfortable once somebody begins with it, or where something of it is on this device already.
 * Where it does not arrive the form is one of HTML, and works as that.
 * @returns ends it
 */
export function whenNeeded(form: HTMLFormElement, slug: FormSlug): () => void {
  const stop = new AbortController()
  let leave: (() => void) | undefined
  const begin = (): void => {
    stop.abort()
    void import("./form-behaviour").then(
      ({ attach }) => {
        if (isOver) return
        leave = attach(form, slug)
      },
      () => undefined,
    )
  }
  let isOver = false
  if (hasBegun(slug)) begin()
  else {
    form.addEventListener("focusin", begin, { signal: stop.signal })
    form.addEventListener("pointerdown", begin, { signal: stop.signal })
  }
  return () => {
    isOver = true
    stop.abort()
    leave?.()
  }
}

function hasBegun(slug: FormSlug): boolean {
  try {
    return sessionStorage.getItem(DRAFT_PREFIX + slug) !== null || hasKept()
  } catch {
    return false
  }
}
