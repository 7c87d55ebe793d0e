import "./about-view.css"
import { BrandCard } from "../components/brand-card"
import { PageHeader } from "../components/page-header"
import { SectionList } from "../components/sections/section-list"
import type { AboutModel } from "../content/view-models"

export function AboutView({ model: { page, brands } }: { model: AboutModel }) {
  return (
    <>
      <PageHeader
        title={page.title}
        kicker={page.kicker}
        introduction={page.introduction}
        image={page.hero}
      />
      <SectionList sections={page.sections} />
      {brands.length > 0 && (
        <section className="container" aria-labelledby="about-brands">
          <h2 id="about-brands" className="about-view__heading">
            Where the craft is served
          </h2>
          <div className="grid-cards">
            {brands.map((brand) => (
              <BrandCard key={brand.slug} brand={brand} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
