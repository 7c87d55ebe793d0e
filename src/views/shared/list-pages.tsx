import { useEffect } from "react"
import type { Pagination } from "../../content/list-page"
import { SiteLink } from "../../ui/site-link"
import { useHydrated } from "../../ui/use-hydrated"
import "./list-pages.css"

/** The way to the other pages of a list, where it has several. */
export function ListPages({ pagination }: { pagination: Pagination | undefined }) {
  // By then an address that narrows the list has: what is left of it stands here, without its other pages.
  const isLive = useHydrated()
  useEffect(() => {
    const { hash, search } = location
    const places = new Map(Object.entries((isLive && pagination?.elsewhere) || {}))
    const path = places.get(hash.slice(1))
    if (path) location.replace(path + search + hash)
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
