import { fieldElementId, type FieldNode, tabOf } from "./field-place"

const FOCUSABLE = "input, textarea, select, button, [contenteditable=true], [tabindex]"
/** The form comes in parts: milliseconds to wait for the field before giving up. */
const PATIENCE = 10_000
const STEP = 100
/** How long the form may go on growing after the field is there, in milliseconds. */
const SETTLING = 2000
/** How long a row may take to open, in milliseconds: a second click would close it. */
const OPENING = 1000
/** What a message needs above its field, in pixels. */
const MESSAGE = 48
/** Whoever scrolls or types is not pulled back. */
const ACTIONS = ["wheel", "touchstart", "keydown", "pointerdown"] as const

/** When each row was clicked on, in milliseconds of `performance.now()`. */
type Opened = WeakMap<Element, number>

/** The field that an address points to, as `#field-timezone`. */
export function fieldInHash(hash: string): string | null {
  const match = /^#field-([\w-]+)$/.exec(hash)
  return match?.[1]?.replaceAll("__", ".") ?? null
}

/**
 * Opens the tab and the rows that the field stands in, puts focus into the field and keeps it in view until the form rests or
 * somebody does something. A browser's own jump to a fragment comes too early: the form is made by script, more than
 * once while the page opens, only the open tab's fields exist, and what stands above them still grows.
 * @param form a drawer's, where another form with fields of the same names lies below it
 * @returns what ends it before
 */
export function showField(
  fields: readonly FieldNode[],
  path: string,
  form: ParentNode = document,
): () => void {
  const tab = tabOf(fields, path)
  let endAt = performance.now() + PATIENCE
  let isFound = false
  const opened: Opened = new WeakMap()
  const timer = setInterval(() => {
    openTab(tab, form)
    const field = fieldElement(path, form)
    if (field && !isFound) {
      isFound = true
      endAt = performance.now() + SETTLING
    }
    if (field) {
      openRows(field, opened)
      reveal(field)
    }
    if (performance.now() > endAt) stop()
  }, STEP)

  function stop(): void {
    clearInterval(timer)
    for (const event of ACTIONS) window.removeEventListener(event, stop)
  }
  for (const event of ACTIONS) window.addEventListener(event, stop)
  return stop
}

function openTab(index: number | null, form: ParentNode): void {
  if (index === null) return
  const button = form.querySelectorAll<HTMLElement>(".tabs-field__tab-button")[index]
  if (button && !button.classList.contains("tabs-field__tab-button--active")) button.click()
}

function openRows(field: HTMLElement, opened: Opened): void {
  const row = field.parentElement?.closest<HTMLElement>(".collapsible--collapsed")
  if (!row) return
  openRows(row, opened)
  const now = performance.now()
  if (now - (opened.get(row) ?? -Infinity) < OPENING) return
  opened.set(row, now)
  row
    .querySelector<HTMLElement>(":scope > .collapsible__toggle-wrap > .collapsible__toggle")
    ?.click()
}

/** The field itself, or the nearest part of the form around it that has an element. */
function fieldElement(path: string, form: ParentNode): HTMLElement | null {
  const parts = path.split(".")
  for (let length = parts.length; length > 0; length -= 1) {
    const id = fieldElementId(parts.slice(0, length).join("."))
    const element = form.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`)
    if (element) return element
  }
  return null
}

const barHeight = (element: HTMLElement): number =>
  element.closest(".collection-edit, .global-edit")?.querySelector<HTMLElement>(".doc-controls")
    ?.offsetHeight ?? 0

function reveal(element: HTMLElement): void {
  // What is wrong with a whole list stands at its head, below the bar of buttons, which is taller where it has less room.
  const isTall = element.offsetHeight > window.innerHeight / 2
  if (isTall) element.style.scrollMarginTop = `${barHeight(element) + MESSAGE}px`
  element.scrollIntoView({ block: isTall ? "start" : "center" })
  if (element.contains(document.activeElement)) return
  const target = element.matches(FOCUSABLE)
    ? element
    : element.querySelector<HTMLElement>(FOCUSABLE)
  target?.focus({ preventScroll: true })
}
