import { useEffect } from "react"
import { routeTo } from "../../../shared/paths"
import type { Pagination } from "../../content/list-page"
import { fragmentTarget } from "../../ui/fragment-target"
import { SiteLink } from "../../ui/site-link"
import * as texts from "../../texts/list-pages"
import { pageNumbers } from "./page-numbers"
import "./list-pages.css"

/** Goes to the page on which what the address's fragment names stands, if that is another one. */
function useFragmentOfOtherPage(pagination: Pagination | undefined): void {
  useEffect(() => {
    if (!pagination) return
    const { list, page, size, slugs = [] } = pagination
    const follow = (): void => {
      const { hash, search } = window.location
      const place = slugs.indexOf(hash.slice(1))
      const wanted = 1 + Math.floor(place / size)
      if (place === -1 || wanted === page || fragmentTarget()) return
      window.location.replace(routeTo(list, wanted) + search + hash)
    }
    follow()
    window.addEventListener("hashchange", follow)
    return () => window.removeEventListener("hashchange", follow)
  }, [pagination])
}

/** The way to the other pages of a list, where it has several. */
export function ListPages({ pagination }: { pagination: Pagination | undefined }) {
  useFragmentOfOtherPage(pagination)
  if (!pagination) return null
  const { list, page, pageCount } = pagination
  const { label, previous, next } = texts.WORDS[list]
  return (
    <nav className="list-pages" aria-label={label}>
      <p className="list-pages__step">
        {page > 1 && (
          <SiteLink className="button button--quiet" href={routeTo(list, page - 1)} rel="prev">
            {previous}
          </SiteLink>
        )}
      </p>
      <ul className="list-pages__numbers">
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number === "gap" ? `gap-${index}` : number}>
            {number === "gap" ? (
              <span className="list-pages__number" aria-hidden="true">
                …
              </span>
            ) : (
              <SiteLink
                className="list-pages__number"
                href={routeTo(list, number)}
                aria-label={texts.page(number)}
                {...(number === page ? { "aria-current": "page" } : {})}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      <p className="list-pages__step list-pages__step--next">
        {page < pageCount && (
          <SiteLink className="button button--quiet" href={routeTo(list, page + 1)} rel="next">
            {next}
          </SiteLink>
        )}
      </p>
    </nav>
  )
}
