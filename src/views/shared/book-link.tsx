import type { ReactNode } from "react"
import { timesOf } from "../../../shared/booking/addresses"
import { routeTo } from "../../../shared/paths"
import { SiteLink } from "../../ui/site-link"

/** What a guest has chosen before a table is looked for. */
interface Chosen extends Readonly<Record<string, string>> {
  venue: string
}

/**
 * The way to a table for what was chosen. The page of bookings reads that from its address, which takes scripts: without them
 * the booking server is asked, whose page keeps it.
 */
export function BookLink({
  chosen,
  className = "button",
  children,
}: {
  chosen: Chosen
  className?: string
  children: ReactNode
}) {
  return (
    <>
      {/* The page of bookings itself is begun anew by it, from its top and with the focus. */}
      <SiteLink
        target="_self"
        className={className}
        data-takes-scripts=""
        href={routeTo("book", { query: chosen })}
      >
        <span>{children}</span>
      </SiteLink>
      <noscript>
        {/* Whatever way of laying links out it stands in. */}
        <style>{"[data-takes-scripts]{display:none!important}"}</style>
        <a className={className} href={timesOf(chosen)} rel="nofollow">
          <span>{children}</span>
        </a>
      </noscript>
    </>
  )
}
