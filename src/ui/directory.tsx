import { Fragment, memo } from "react"
import { directoryGroups, type Listed } from "./directory-groups"
import { SiteLink } from "./site-link"
import "./directory.css"

/** Where a name leads. */
export interface DirectoryEntry extends Listed {
  href: string
  /** `#slug` leads here. */
  id?: string
}

/** Very many names in columns under their towns, as in a telephone book: one element each. */
export const Directory = memo(function Directory({
  entries,
}: {
  entries: readonly DirectoryEntry[]
}) {
  return (
    <dl className="directory">
      {directoryGroups(entries).map(({ heading, entries: named }) => (
        <Fragment key={heading}>
          <dt className="directory__heading">{heading}</dt>
          <dd className="directory__names">
            {named.map(({ href, id, name }, at) => (
              // Two may share an address: of a shop, or a number of a telephone.
              <SiteLink key={at} className="directory__name" href={href} id={id}>
                {name}
              </SiteLink>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
})
