import { summaryId } from "../../../shared/submissions/form-ids"
import type { FormSlug } from "../../../shared/submissions/kinds"
import { connectedAgain, notSentOffline } from "../../texts/forms"
import { isCardHere } from "../card/card-here"
import { seenFields } from "./form-fields"
import { hasKept, perhapsFilled, readDraft, saveDraft } from "./form-storage"

/** For our own words on what is wrong, before the browser says it in its, in milliseconds. */
const PATIENCE = 1_500

/**
 * Fetches what makes a form comfortable once somebody begins with it, or where something of it is on this device already.
 * Where it does not arrive the form is one of HTML, and works as that.
 * @returns ends it
 */
export function whenNeeded(form: HTMLFormElement, slug: FormSlug): () => void {
  const stop = new AbortController()
  // Until the script is there that does more: on one bar of signal a reload may come before it.
  const early = new AbortController()
  const filled = perhapsFilled(form)
  form.addEventListener("input", () => saveDraft(form, filled), { signal: early.signal })
  let leave: (() => void) | undefined
  const begin = (): void => {
    stop.abort()
    let isAsked = false
    form.noValidate = true
    form.addEventListener(
      "submit",
      (event) => {
        // What is right is sent without a script too, where it can be: else the browser's own page would take its place.
        if (form.checkValidity() && navigator.onLine) return
        event.preventDefault()
        if (!navigator.onLine) return sayOffline(slug)
        isAsked = true
        setTimeout(() => {
          if (leave || !isAsked) return
          isAsked = false
          form.reportValidity()
        }, PATIENCE)
      },
      { signal: early.signal },
    )
    void import("./form-behaviour")
      .then(
        ({ attach }) => {
          if (isOver) return
          early.abort()
          leave = attach(form, slug)
        },
        () => {
          form.noValidate = false
        },
      )
      .then(() => {
        // To say what is wrong. What has become right meanwhile is sent when the guest says so.
        if (isAsked && !form.checkValidity()) form.requestSubmit()
      })
  }
  let isOver = false
  if (hasBegun(form)) begin()
  else {
    form.addEventListener("focusin", begin, { signal: stop.signal })
    form.addEventListener("pointerdown", begin, { signal: stop.signal })
  }
  return () => {
    isOver = true
    stop.abort()
    early.abort()
    leave?.()
  }
}

/** As long as it is true. */
function sayOffline(slug: FormSlug): void {
  const summary = document.getElementById(summaryId(slug))
  if (!summary) return
  summary.textContent = notSentOffline
  summary.setAttribute("role", "alert")
  summary.focus()
  const sayOnline = (): void => {
    if (summary.textContent === notSentOffline) summary.textContent = connectedAgain
  }
  addEventListener("online", sayOnline, { once: true })
}

/** Also before this script was there: a form can be seen and filled in without it. */
const hasBegun = (form: HTMLFormElement): boolean =>
  form.contains(document.activeElement) ||
  readDraft(form) !== undefined ||
  hasKept() ||
  isCardHere() ||
  seenFields(form).some(({ value }) => value !== "")
