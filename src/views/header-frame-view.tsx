import "./header-frame-view.css"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { PAGE_PATHS } from "../../shared/paths"
import { SiteLink } from "../components/site-link"
import type { HeaderFrame } from "../content/view-models"
import { useCurrentPath } from "./current-path"
import { brandScope } from "../theme/brand-scope"

/** The shared header: a brand's own on its pages, the group's elsewhere. */
export function HeaderFrameView({ model }: { model: HeaderFrame }) {
  const { brand, brands, groupName } = model
  const path = useCurrentPath()
  const menu = useRef<HTMLDetailsElement>(null)

  // The header outlives a client-side navigation; its open menu must not.
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [path])

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    if (event.key !== "Escape" || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector("summary")?.focus()
  }

  // Given even when undefined: Gatsby's link would otherwise mark the current page in the shared HTML.
  const current = (href: string) => ({
    "aria-current":
      path !== undefined && (path === href || (href !== "/" && path.startsWith(`${href}/`)))
        ? ("page" as const)
        : undefined,
  })
  // The book button is always in sight, so the navigation need not repeat it.
  const links = model.links.filter(({ href }) => href !== PAGE_PATHS.book)
  const bookLabel = model.links.find(({ href }) => href === PAGE_PATHS.book)?.label ?? "Book"
  const scope = brand && brandScope(brand)

  const brandLinks = (
    <ul className="header__brand-list">
      <li>
        <SiteLink className="header__brand" href="/" {...current("/")}>
          {groupName}
        </SiteLink>
      </li>
      {brands.map(({ slug, name, path: href, accentColour }) => (
        <li key={slug} {...brandScope({ slug, accentColour })}>
          <SiteLink className="header__brand" href={href} {...current(href)}>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
  const pageLinks = (
    <ul className="header__links">
      {links.map(({ href, label }) => (
        <li key={href}>
          <SiteLink className="header__link" href={href} {...current(href)}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )

  return (
    <>
      <nav className="header__brands container" aria-label="Brands" {...scope}>
        {brandLinks}
      </nav>
      <header className="header" {...scope}>
        <div className="container header__bar">
          {/* The lists of links say which page is current; once is enough. */}
          <SiteLink className="header__mark" href={brand?.path ?? "/"} aria-current={undefined}>
            {brand?.name ?? groupName}
          </SiteLink>
          <nav className="header__nav" aria-label="Main">
            {pageLinks}
          </nav>
          <SiteLink
            className="button header__book"
            href={PAGE_PATHS.book}
            {...current(PAGE_PATHS.book)}
          >
            <span className="header__book-full">{bookLabel}</span>
            <span className="header__book-short">Book</span>
          </SiteLink>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes what its summary opened */}
          <details className="header__menu" ref={menu} onKeyDown={closeOnEscape}>
            <summary className="header__menu-button">Menu</summary>
            <div className="header__panel">
              <nav className="container" aria-label="Menu">
                {pageLinks}
                <p className="quiet header__panel-label">Our brands</p>
                {brandLinks}
              </nav>
            </div>
          </details>
        </div>
      </header>
    </>
  )
}
