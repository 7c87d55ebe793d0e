import { pageArrived } from "./delay-notice"

let latest = 0

/**
 * A visitor's decision to go somewhere. @returns whether it is still the latest one: a page that arrives after the
 * visitor went elsewhere must not be shown.
 */
export function beginVisit(): () => boolean {
  const own = ++latest
  return () => own === latest
}

/**
 * Steps through the history are decisions too, made in the browser's own controls. What was waited for is waited for no
 * longer: a step back to the page that is still shown is told to nobody, and any other begins its own waiting.
 */
export function watchHistory(): void {
  addEventListener("popstate", () => {
    beginVisit()
    pageArrived()
  })
}
