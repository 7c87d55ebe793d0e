import { formId } from "../../../shared/submissions/form-ids"
import type { FormSlug } from "../../../shared/submissions/kinds"

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLSelectElement ||
  found instanceof HTMLTextAreaElement

/** The form of that kind on the page, if there is one. */
export function formHere(slug: FormSlug): HTMLFormElement | undefined {
  const found = document.getElementById(formId(slug))
  return found instanceof HTMLFormElement ? found : undefined
}

export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const found = form.elements.namedItem(name)
  return isControl(found) ? found : undefined
}

/** Those that a guest fills in: not what the page sends along. */
export const seenFields = (form: HTMLFormElement): Control[] =>
  [...form.elements]
    .filter(isControl)
    .filter(({ type, tabIndex }) => type !== "hidden" && tabIndex >= 0)

export const isFile = (control: Control | undefined): boolean => control?.type === "file"

/** The one that was chosen there, if one was. */
export function fileOf(form: HTMLFormElement, name: string): File | undefined {
  const control = controlOf(form, name)
  return control instanceof HTMLInputElement ? control.files?.[0] : undefined
}

export function setValue(form: HTMLFormElement, name: string, value: string): void {
  const control = controlOf(form, name)
  // A page may not choose a file.
  if (control && !isFile(control)) control.value = value
}

/** What is sent: files that were not chosen left out. */
export const entriesOf = (form: HTMLFormElement): (readonly [string, string | File])[] =>
  [...new FormData(form)].filter(([, value]) => typeof value === "string" || value.size > 0)
