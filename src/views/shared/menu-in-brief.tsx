import "./menu-in-brief.css"
import type { MenuInBrief as Menu } from "../../content/menu"
import { menuAnchor } from "../../ui/menu-anchors"
import { SiteLink } from "../../ui/site-link"
import { dishNames } from "../../texts/menu"

/** A menu by the names of its dishes; all of it leads to the page where it is read. */
export function MenuInBrief({ menu, facts }: { menu: Menu; facts: string }) {
  const { title, path, introduction, sections } = menu
  return (
    <article id={menuAnchor(menu)} className="menu-in-brief">
      <h3 className="menu-in-brief__title">
        <SiteLink href={path} className="menu-in-brief__link">
          {title}
        </SiteLink>
      </h3>
      <p className="menu-in-brief__facts">{facts}</p>
      {introduction && <p className="menu-in-brief__introduction">{introduction}</p>}
      <dl className="menu-in-brief__sections">
        {sections.map((section) => (
          <div key={section.title}>
            <dt>{section.title}</dt>
            <dd>{dishNames(section.dishes)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
