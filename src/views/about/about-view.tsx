import "./about-view.css"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import type { AboutModel } from "../../content/pages/about"
import type { Section } from "../../content/sections"
import { BrandLines } from "./brand-lines"
import * as texts from "../../texts/about"

/** Where the editor ends with a call to action, the brands come before it: it is the way out of the page. */
function beforeTheWayOut(sections: readonly Section[]): readonly [Section[], Section[]] {
  const end = sections.at(-1)?.type === "callToAction" ? -1 : sections.length
  return [sections.slice(0, end), end === -1 ? sections.slice(end) : []]
}

export function AboutView({ model: { page, brands } }: { model: AboutModel }) {
  const [story, wayOut] = beforeTheWayOut(page.sections)
  return (
    <>
      <PageHeader
        title={page.title}
        kicker={page.kicker}
        introduction={page.introduction}
        image={page.hero}
      />
      <SectionList sections={story} />
      {brands.length > 0 && (
        <section className="container about-view__brands" aria-labelledby="about-brands">
          <h2 id="about-brands" className="about-view__heading">
            {texts.whereTheCraftIsServed}
          </h2>
          <BrandLines brands={brands} />
        </section>
      )}
      <SectionList sections={wayOut} />
    </>
  )
}
