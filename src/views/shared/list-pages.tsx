import { useEffect, useRef } from "react"
import type { Pagination } from "../../content/list-page"
import { SiteLink } from "../../ui/site-link"
import { useHydrated } from "../../ui/use-hydrated"
import "./list-pages.css"

/**
 * The way to the other pages of a list, where it has several.
 * @param pagination nothing, too, while the list is narrowed: what is left of it stands here
 */
export function ListPages({ pagination }: { pagination: Pagination | undefined }) {
  // By then an address that narrows the list has.
  const isLive = useHydrated()
  const arrivedAt = useRef("")
  useEffect(() => {
    const { hash, pathname, search } = location
    // Who takes a filter off later, or types another number, has not come by the fragment.
    if (!isLive || arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    // A word that every object knows finds no text.
    const path = pagination?.elsewhere?.[hash.slice(1)]
    if (typeof path === "string") location.replace(path + search + hash)
  }, [isLive, pagination])
  const step = (rel: "prev" | "next") => {
    const to = pagination?.[rel]
    return (
      to && (
        <SiteLink className="button button--quiet" href={to.path} rel={rel}>
          {to.label}
        </SiteLink>
      )
    )
  }
  return (
    pagination && (
      <nav className="list-pages" aria-label={pagination.label}>
        {step("prev")}
        <ul className="list-pages__numbers">
          {pagination.numbers.map(({ text, ...link }, at) => (
            <li key={at}>
              <a className="list-pages__number" {...link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
        {step("next")}
      </nav>
    )
  )
}
