/** Whoever stands at the door or at the pass needs one thing of the CMS. */
export function StaffLinks() {
  return (
    <nav aria-label="Today" className="staff-links">
      <a className="nav__link" href="/admin/tables">
        <span className="nav__link-label">Tables today</span>
      </a>
      <a className="nav__link" href="/admin/kitchen">
        <span className="nav__link-label">Kitchen today</span>
      </a>
    </nav>
  )
}
