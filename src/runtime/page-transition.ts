/** Longer than this the window does not stand still for a page that is already here. */
const LONGEST_WAIT_MS = 500

type Target = string | number
type Navigate = (to: Target, options?: { replace?: boolean }) => unknown

/** What Gatsby's runtime leaves on the window. */
interface GatsbyWindow {
  ___navigate?: Navigate
  ___loader?: { loadPageSync: (path: string) => unknown }
}

interface Arrival {
  pathname: string
  resolve: () => void
}

let awaited: Arrival | undefined

/** To be called when Gatsby has rendered a page: ends the transition to it, and none to another. */
export function endPageTransition(): void {
  if (awaited?.pathname === location.pathname) awaited.resolve()
}

/**
 * Whether going to an address is a change of page that can be shown at once. Steps through the history are the
 * browser's own, a page that still has to load is waited for on the page one is on, and what stays on a page
 * (a fragment, a filter) is no change of page.
 */
function canShowAtOnce(to: Target): to is string {
  if (typeof to !== "string" || matchMedia("(prefers-reduced-motion: reduce)").matches) return false
  const target = new URL(to, location.href)
  return (
    target.origin === location.origin &&
    target.pathname !== location.pathname &&
    Boolean((window as GatsbyWindow).___loader?.loadPageSync(target.pathname))
  )
}

const ignore = (): void => undefined

/** Lets Gatsby's own navigation run inside a view transition where that costs no time. */
export function installPageTransitions(): void {
  const gatsby = window as GatsbyWindow
  const navigate = gatsby.___navigate
  if (!navigate || !("startViewTransition" in document)) return

  gatsby.___navigate = (to, options) => {
    if (!canShowAtOnce(to) || document.hidden) return navigate(to, options)
    const rendered = new Promise<void>((resolve) => {
      awaited = { pathname: new URL(to, location.href).pathname, resolve }
      setTimeout(resolve, LONGEST_WAIT_MS)
    })
    // The order matters. The router waits for the next frame before it renders, and while a transition's callback is
    // being waited for there are no frames: so the navigation begins in the same frame as the transition, outside it.
    const { ready, finished } = document.startViewTransition(() => rendered)
    // A transition that is skipped, because another one began, is no error.
    ready.catch(ignore)
    finished.catch(ignore)
    return navigate(to, options)
  }
}
