import type { CSSProperties, ReactNode } from "react"
import { Price } from "../../ui/price"
import { SiteLink } from "../../ui/site-link"
import type { Image } from "../../content/image"
import type { TastingMenu } from "../../content/tasting-menu"
import { brandScope } from "../../theme/brand-scope"
import { DegustationAperture } from "./degustation-aperture"
import { courseTimeline, DegustationCourses } from "./degustation-courses"
import { DegustationTerms, priceWithPairing } from "./degustation-terms"
import { isSamePicture } from "../shared/same-picture"
import { words } from "../../ui/words"
import * as texts from "../../texts/degustation"
import * as common from "../../texts/common"
import "./tasting-menu-article.css"
import { titleClass } from "../../ui/long-title"

/** Lets the aperture, which is no ancestor of the courses, follow their scroll timelines. */
const timelineScope = ({ courses }: TastingMenu): CSSProperties =>
  courses.length > 0
    ? ({
        timelineScope: courses.map((_, index) => courseTimeline(index)).join(","),
      } as CSSProperties)
    : {}

interface TastingMenuArticleProps {
  menu: TastingMenu
  /** Of its title: 1 on its own page, where the title leads nowhere. */
  headingLevel: 1 | 2
  /** That the page has shown above it. */
  hero?: Image
  above?: ReactNode
  below?: ReactNode
}

/** One tasting menu: its courses in their order, and what the evening costs and asks. */
export function TastingMenuArticle({
  menu,
  headingLevel,
  hero,
  above,
  below,
}: TastingMenuArticleProps) {
  const heading = `${menu.slug}-title`
  const paired = priceWithPairing(menu)
  const { style, ...scope } = menu.brand ? brandScope(menu.brand) : {}
  const Title = `h${headingLevel}` as const
  const Count = `h${headingLevel + 1}` as "h2" | "h3"
  return (
    <article
      className="container tasting-menu"
      id={menu.slug}
      aria-labelledby={heading}
      {...scope}
      style={{ ...style, ...timelineScope(menu) }}
    >
      <header className="tasting-menu__header">
        {above}
        <DegustationAperture menu={menu} isSeen={isSamePicture(menu.image, hero)} />
        <Title id={heading} className={titleClass(menu.title, "tasting-menu__title")}>
          {headingLevel === 1 ? (
            menu.title
          ) : (
            <SiteLink className="name-link" href={menu.path}>
              {menu.title}
            </SiteLink>
          )}
        </Title>
        <p className="tasting-menu__summary">{menu.summary}</p>
        <p className="tasting-menu__price">
          <strong>{words(common.perGuest(<Price money={menu.pricePerGuest} />))}</strong>
          {paired && <span>{words(texts.withThePairing(<Price money={paired} />))}</span>}
        </p>
        {below}
      </header>
      <div className="tasting-menu__evening">
        <Count className="tasting-menu__count">{texts.courses(menu.courses.length)}</Count>
        <DegustationCourses courses={menu.courses} headingLevel={headingLevel === 1 ? 3 : 4} />
        <DegustationTerms menu={menu} headingLevel={headingLevel === 1 ? 2 : 3} />
      </div>
    </article>
  )
}
