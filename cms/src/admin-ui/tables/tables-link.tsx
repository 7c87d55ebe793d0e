"use client"

import { Link } from "@payloadcms/ui"

/** For `admin.components.afterNavLinks`: a host at the door needs one thing of the CMS. */
export function TablesLink() {
  return (
    <nav aria-label="Tables" className="tables-link">
      <Link className="nav__link" href="/admin/tables">
        <span className="nav__link-label">Tables today</span>
      </Link>
    </nav>
  )
}
