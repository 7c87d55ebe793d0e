/** What a visitor is told in passing. */
export interface Notice {
  /** A notice with the same name takes the place of the one before. Becomes the class `notice--<name>`. */
  name: string
  text: string
  /** The one thing that can be done about it. */
  action?: { label: string; run: () => void }
  /** Accessible name of the button that puts the notice away; none, no button. */
  dismissLabel?: string
}

const REGION = "notices"

/**
 * Shows a notice at the foot of the window and lets assistive technology read it when it is idle.
 * Plain DOM: the notices that matter most are those where React never started.
 */
export function showNotice({ name, text, action, dismissLabel }: Notice): void {
  const notice = element("div", `notice notice--${name}`)
  notice.dataset["notice"] = name
  notice.append(element("p", "notice__text", text))
  if (action) notice.append(button("notice__action", action.label, action.run))
  if (dismissLabel !== undefined) {
    const dismiss = button("notice__dismiss", "", () => hideNotice(name))
    dismiss.setAttribute("aria-label", dismissLabel)
    notice.append(dismiss)
  }
  const region = noticeRegion()
  const before = find(name)
  if (before) before.replaceWith(notice)
  else region.append(notice)
  uncoverFocus(region)
}

export function hideNotice(name: string): void {
  const notice = find(name)
  const hadFocus = notice?.contains(document.activeElement)
  notice?.remove()
  // Back to where the keyboard came from; what is looked at stays in view.
  if (hadFocus && focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true })
}

let focusedBefore: EventTarget | null = null

/** Stands in the page before anything is said in it: a live region reads only what is added to it. */
export function noticeRegion(): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`.${REGION}`)
  if (existing) return existing
  const region = element("div", REGION)
  region.setAttribute("role", "status")
  region.addEventListener("focusin", ({ relatedTarget }) => {
    if (!region.contains(relatedTarget as Node | null)) focusedBefore = relatedTarget
  })
  // First in the page, so that a keyboard need not go through all of it to what can be done.
  document.body.prepend(region)
  return region
}

/** What has the focus must not disappear under a notice (WCAG 2.2, 2.4.11 Focus Not Obscured). */
function uncoverFocus(region: HTMLElement): void {
  const focused = document.activeElement
  if (!focused || focused === document.body || region.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  const isCovered = bottom > region.getBoundingClientRect().top && top < innerHeight
  if (isCovered) focused.scrollIntoView({ block: "nearest" })
}

const find = (name: string): Element | null =>
  document.querySelector(`.${REGION} > [data-notice="${name}"]`)

function element(tag: string, className: string, text?: string): HTMLElement {
  const created = document.createElement(tag)
  created.className = className
  if (text !== undefined) created.textContent = text
  return created
}

function button(className: string, label: string, run: () => void): HTMLElement {
  const created = element("button", className, label)
  created.setAttribute("type", "button")
  created.addEventListener("click", run)
  return created
}
