import {
  cloneElement,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react"

/** The address as Gatsby hands it to pages and plugins. */
export interface RouterLocation {
  pathname: string
  search: string
  hash: string
  href: string
  origin: string
  /** Of the history's entry. */
  state: unknown
  key: string
}

interface NavigateOptions {
  replace?: boolean
  state?: object | null
}

/** From a call of `navigate` until the page is rendered: what follows meanwhile makes no entry of its own. */
let isUnderWay = false
let arrive = (): void => undefined
let follow = (): void => undefined

function currentLocation(): RouterLocation {
  const { pathname, search, hash, href, origin } = window.location
  const state = history.state as { key?: string } | null
  return {
    // Written in one way, whatever the browser has left as it was typed.
    pathname: encodeURI(decodeURI(pathname)),
    search,
    hash,
    href,
    origin,
    state,
    key: state?.key ?? "initial",
  }
}

/** Of reach-router: makes an entry of the history, and resolves when its page is rendered. */
export function navigate(
  to: string | number,
  { state, replace = false }: NavigateOptions = {},
): Promise<void> {
  if (typeof to === "number") history.go(to)
  else {
    const entry = { ...state, key: `${Date.now()}` }
    try {
      if (isUnderWay || replace) history.replaceState(entry, "", to)
      else history.pushState(entry, "", to)
    } catch {
      // Safari allows 100 entries in half a minute.
      window.location[replace ? "replace" : "assign"](to)
    }
  }
  isUnderWay = true
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  follow()
  return arrival
}

/** Tells where the window is; a change is rendered in the next frame. */
export function Location({
  children,
}: {
  children: (context: { location: RouterLocation }) => ReactNode
}) {
  const [location, setLocation] = useState(currentLocation)
  useEffect(() => {
    isUnderWay = false
    arrive()
  }, [location])
  useEffect(() => {
    follow = () => {
      const next = currentLocation()
      requestAnimationFrame(() => setLocation(next))
    }
    const step = (): void => follow()
    addEventListener("popstate", step)
    return () => removeEventListener("popstate", step)
  }, [])
  return children({ location })
}

const NO_OUTLINE: CSSProperties = { outline: "none" }

/**
 * The element around every page, which gets the focus when the path is another one. Gatsby has looked up the page already, so
 * that there is but one route.
 */
export function Router({
  id,
  location,
  children,
}: {
  id: string
  location: RouterLocation
  children: ReactElement<{ location: RouterLocation; uri?: string }>
}) {
  const wrapper = useRef<HTMLDivElement>(null)
  const { pathname } = location
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    wrapper.current?.focus()
  }, [pathname])
  return (
    <div id={id} ref={wrapper} tabIndex={-1} style={NO_OUTLINE}>
      {cloneElement(children, { location, uri: pathname })}
    </div>
  )
}

/** Relative links, which this site has none of, ask it for where they stand. */
export const BaseContext = { Provider: ({ children }: { children: ReactNode }) => children }
