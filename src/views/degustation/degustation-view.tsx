import type { CSSProperties } from "react"
import { routeTo } from "../../../shared/paths"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { Price } from "../../ui/price"
import { SectionList } from "../../ui/sections/section-list"
import type { Image } from "../../content/image"
import type { DegustationModel } from "../../content/pages/degustation"
import type { TastingMenu } from "../../content/tasting-menu"
import { brandScope } from "../../theme/brand-scope"
import { DegustationAperture } from "./degustation-aperture"
import { courseTimeline, DegustationCourses } from "./degustation-courses"
import { DegustationTerms, priceWithPairing } from "./degustation-terms"
import { isSamePicture } from "../shared/same-picture"
import { words } from "../../ui/words"
import * as texts from "../../texts/degustation"
import * as common from "../../texts/common"
import "./degustation-view.css"

/** Lets the aperture, which is no ancestor of the courses, follow their scroll timelines. */
const timelineScope = ({ courses }: TastingMenu): CSSProperties =>
  courses.length > 0
    ? ({
        timelineScope: courses.map((_, index) => courseTimeline(index)).join(","),
      } as CSSProperties)
    : {}

/** A menu served by one brand alone is that brand's. */
function scopeOf({ venues }: TastingMenu): Partial<ReturnType<typeof brandScope>> {
  const [first, ...others] = venues
  const isOneBrand = first && others.every(({ brand }) => brand.slug === first.brand.slug)
  return isOneBrand ? brandScope(first.brand) : {}
}

function TastingMenuArticle({ menu, hero }: { menu: TastingMenu; hero?: Image }) {
  const heading = `${menu.slug}-title`
  const paired = priceWithPairing(menu)
  const { style, ...scope } = scopeOf(menu)
  return (
    <article
      className="container degustation-view__menu"
      id={menu.slug}
      aria-labelledby={heading}
      {...scope}
      style={{ ...style, ...timelineScope(menu) }}
    >
      <header className="degustation-view__header">
        <DegustationAperture menu={menu} isSeen={isSamePicture(menu.image, hero)} />
        <h2 id={heading} className="degustation-view__title">
          {menu.title}
        </h2>
        <p className="degustation-view__summary">{menu.summary}</p>
        <p className="degustation-view__price">
          <strong>{words(common.perGuest(<Price money={menu.pricePerGuest} />))}</strong>
          {paired && <span>{words(texts.withThePairing(<Price money={paired} />))}</span>}
        </p>
      </header>
      <div className="degustation-view__evening">
        <h3 className="degustation-view__count">{texts.courses(menu.courses.length)}</h3>
        <DegustationCourses courses={menu.courses} />
        <DegustationTerms menu={menu} />
      </div>
    </article>
  )
}

/** Tasting menus, each with its courses in order, what it costs, and where and when it is served. */
export function DegustationView({ model }: { model: DegustationModel }) {
  const { page, tastingMenus } = model
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
          <TastingMenuArticle key={menu.slug} menu={menu} hero={page.hero} />
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
      <SectionList sections={page.sections} />
    </div>
  )
}
