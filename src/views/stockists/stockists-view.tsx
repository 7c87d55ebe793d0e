import { routeTo } from "../../../shared/paths"
import { SubmissionForm } from "../../ui/forms/submission-form"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SectionList } from "../../ui/sections/section-list"
import type { StockistsModel } from "../../content/pages/stockists"
import { isOnline } from "../../content/online-shop"
import { isFirstPage } from "../../content/shown-on"
import { FormSheet } from "../shared/form-sheet"
import { StockistsFinder } from "./stockists-finder"
import { ProductCard } from "./stockists-product-card"
import * as texts from "../../texts/stockists"
import "./stockists-view.css"

/** Of more, what is in each stands on its own page. */
const MOST_DESCRIBED = 6

/** The products, and the shops that sell them. */
export function StockistsView({ model }: { model: StockistsModel }) {
  const { page, products, stockists, pagination } = model
  const isFirst = isFirstPage(model)
  const hasShops = stockists.some((shop) => !isOnline(shop))
  return (
    <div className="stockists-view">
      <PageHeader
        kicker={page.kicker}
        title={page.title}
        introduction={page.introduction}
        image={page.hero}
      >
        {isFirst && hasShops && products.length > 0 && (
          <a href="#shops" className="button">
            {texts.findAShop}
          </a>
        )}
      </PageHeader>

      <div className="container stockists-view__body">
        {isFirst && products.length > 0 && (
          <section aria-labelledby="products-heading">
            <h2 id="products-heading" className="stockists-view__heading">
              {texts.whatToLookFor}
            </h2>
            <ul className="stockists-view__shelf scroll-hint">
              {products.map((product) => (
                <li key={product.slug} className="stockists-view__product">
                  <ProductCard product={product} isBrief={products.length > MOST_DESCRIBED} />
                </li>
              ))}
            </ul>
          </section>
        )}

        {stockists.length > 0 ? (
          <StockistsFinder stockists={stockists} products={products} pagination={pagination} />
        ) : (
          <EmptyState
            heading={page.emptyState.heading}
            text={page.emptyState.text}
            links={[{ label: texts.ourVenues, href: routeTo("locations") }]}
          />
        )}
      </div>

      {isFirst && products.length > 0 && (
        <FormSheet id="stock" heading={texts.stockUs} text={texts.stockUsText}>
          <SubmissionForm slug="stockist" page={routeTo("stockists")} />
        </FormSheet>
      )}
      <SectionList sections={page.sections} />
    </div>
  )
}
