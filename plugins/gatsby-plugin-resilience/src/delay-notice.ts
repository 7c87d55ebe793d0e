import { noticeRegion } from "./notices"
import { settings } from "./settings"

let timer: ReturnType<typeof setTimeout> | undefined
let shown: { bar: HTMLElement; announcement: HTMLElement } | undefined

/** A navigation has begun; when it is still pending after the notice's time, `onDelay` is called. */
export function expectPage(onDelay: () => void): void {
  clearTimeout(timer)
  timer = setTimeout(onDelay, settings().delayNotice)
}

/** The page is here, or another one than was waited for. */
export function pageArrived(): void {
  clearTimeout(timer)
  shown?.bar.remove()
  shown?.announcement.remove()
  shown = undefined
}

export function showProgress(): void {
  if (shown) return
  const label = settings().text.loading
  const bar = document.createElement("div")
  bar.className = "progress"
  bar.setAttribute("role", "progressbar")
  bar.setAttribute("aria-label", label)
  document.body.append(bar)

  const announcement = document.createElement("p")
  announcement.className = "progress__announcement visually-hidden"
  announcement.textContent = label
  noticeRegion().append(announcement)
  shown = { bar, announcement }
}
