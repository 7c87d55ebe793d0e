import { FORM_META } from "../../../shared/submissions/form-meta"
import { isCardHere } from "../card/card-here"
import { controlOf, entriesOf, seenFields, type Control } from "./form-fields"

/** Said while something waits on this device to be sent, so that nobody opens a database to find none. */
const KEPT_MARK = "forms-kept"

/** A browser may refuse a page all storage, by throwing at the first touch: then there is none, and no form fails of it. */
function tried<Value>(touch: () => Value, otherwise: Value): Value {
  try {
    return touch()
  } catch {
    return otherwise
  }
}

export const hasKept = (): boolean => tried(() => localStorage.getItem(KEPT_MARK) !== null, false)

export const noteKept = (is: boolean): void =>
  tried(() => {
    if (is) localStorage.setItem(KEPT_MARK, "1")
    else localStorage.removeItem(KEPT_MARK)
  }, undefined)

/** What was typed into a form, by field. */
export type Draft = Readonly<Record<string, string>>

/** The path of the page that a form stands on, as it sends it along. */
export function pageOf(form: HTMLFormElement): string {
  const field = form.elements.namedItem(FORM_META.page)
  return field instanceof HTMLInputElement ? field.value : ""
}

/** In this tab, for a form of a page: it survives reloads, and is gone with the tab. */
export const draftName = (formId: string, page: string): string => `${formId} ${page}`

const nameOf = (form: HTMLFormElement): string => draftName(form.id, pageOf(form))

/** @returns undefined where nothing was typed */
export const readDraft = (form: HTMLFormElement): Draft | undefined =>
  tried(() => {
    const stored = sessionStorage.getItem(nameOf(form))
    return stored === null ? undefined : (JSON.parse(stored) as Draft)
  }, undefined)

/** @param filled what stands there from elsewhere, by field */
export const isTyped = ({ name, value }: Control, filled: Draft): boolean =>
  value !== "" && value !== filled[name]

/**
 * Files by their names: a page may not choose them again. Where nothing typed is left, no draft is.
 * @param filled what stands there from elsewhere, by field, and is not copied here
 */
export function saveDraft(form: HTMLFormElement, filled: Draft): void {
  if (!seenFields(form).some((field) => isTyped(field, filled))) return dropDraft(form)
  const typed = entriesOf(form)
    .filter(([name, value]) => value !== filled[name])
    .map(([name, value]) => [name, typeof value === "string" ? value : value.name])
  const draft = JSON.stringify(Object.fromEntries(typed))
  tried(() => sessionStorage.setItem(nameOf(form), draft), undefined)
}

/** Of the fields that the guest's card fills in. */
export const CARD_FIELDS = ["name", "email", "phone"] as const

/**
 * What stands in a form that may be from the card, by field, until the card is read: a browser fills in again at a reload what
 * stood there, and what was typed is in the draft.
 */
export function perhapsFilled(form: HTMLFormElement): Draft {
  if (!isCardHere()) return {}
  const draft = readDraft(form) ?? {}
  return Object.fromEntries(
    CARD_FIELDS.flatMap((name) => {
      const value = controlOf(form, name)?.value ?? ""
      return value !== "" && value !== draft[name] ? [[name, value]] : []
    }),
  )
}

export const dropDraft = (form: HTMLFormElement): void =>
  tried(() => sessionStorage.removeItem(nameOf(form)), undefined)
