import { routeTo } from "../../../shared/paths"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { Price } from "../../ui/price"
import { SectionList } from "../../ui/sections/section-list"
import type { DegustationModel } from "../../content/pages/degustation"
import { ListPages } from "../shared/list-pages"
import { TastingMenuArticle } from "./tasting-menu-article"
import * as texts from "../../texts/degustation"
import * as common from "../../texts/common"
import "./degustation-view.css"

/** Tasting menus, each with its courses in order, what it costs, and where and when it is served. */
export function DegustationView({ model }: { model: DegustationModel }) {
  const { page, tastingMenus, pagination } = model
  return (
    <div className="degustation-view">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      >
        {tastingMenus.length > 1 && (
          <nav aria-label={texts.menusOnThisPage}>
            <ul className="actions degustation-view__index">
              {tastingMenus.map(({ slug, title, pricePerGuest }) => (
                <li key={slug}>
                  <a className="button button--quiet" href={`#${slug}`}>
                    <span>
                      {title}, <Price money={pricePerGuest} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageHeader>
      {tastingMenus.length > 0 ? (
        tastingMenus.map((menu) => (
          <TastingMenuArticle key={menu.slug} menu={menu} headingLevel={2} hero={page.hero} />
        ))
      ) : (
        <div className="container band">
          <EmptyState
            {...page.emptyState}
            links={[
              { label: common.seeOurVenues, href: routeTo("locations") },
              { label: common.bookATable, href: routeTo("book") },
            ]}
          />
        </div>
      )}
      {pagination && (
        <div className="container band">
          <ListPages pagination={pagination} />
        </div>
      )}
      <SectionList sections={page.sections} />
    </div>
  )
}
