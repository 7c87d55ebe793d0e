import { useRef } from "react"
import { EmptyState } from "../../ui/empty-state"
import type { StockistsModel } from "../../content/pages/stockists"
import { usePosition } from "../shared/use-position"
import { replaceQuery, useQuery } from "../shared/use-query"
import { LiveControls } from "../../ui/live-controls"
import { NearestToggle } from "../shared/nearest-toggle"
import { ResultsStatus } from "../shared/results-status"
import { findOnlineShops, findShops } from "./stockists-search"
import { ShopIndex, ShopList } from "./stockists-shop-index"
import "./stockists-finder.css"

function countOf(found: number, total: number, nearest: boolean): string {
  const shops = total === 1 ? "shop" : "shops"
  const count = found === total ? `${total} ${shops}` : `${found} of ${total} ${shops}`
  return nearest && found > 1 ? `${count}, nearest first` : count
}

/** Shops by place, by product and by distance; online shops apart, because they have no place. */
export function StockistsFinder({
  stockists,
  products,
}: Pick<StockistsModel, "stockists" | "products">) {
  const query = useQuery()
  const { position, ask, forget } = usePosition()
  const search = useRef<HTMLInputElement>(null)

  const place = query.get("place") ?? ""
  const product = products.find(({ slug }) => slug === query.get("product"))
  const question = { place, product: product?.name ?? "" }
  const from = position.status === "found" ? position.point : undefined
  const shops = findShops(stockists, question, from)
  const total = stockists.filter(({ kind }) => kind !== "online").length
  const onlineShops = findOnlineShops(stockists, question.product)

  function showAll(): void {
    replaceQuery({ place: undefined, product: undefined })
    // The button that had the focus goes away with the empty state.
    search.current?.focus()
  }

  return (
    <>
      {total > 0 && (
        <section className="stockists-finder" id="shops" aria-labelledby="shops-heading">
          <h2 id="shops-heading">Find a shop</h2>
          <LiveControls>
            <form
              className="stockists-finder__controls"
              role="search"
              aria-label="Find a shop"
              onSubmit={(event) => event.preventDefault()}
            >
              <div className="stockists-finder__field">
                <label htmlFor="stockists-place">City, country or shop</label>
                <input
                  ref={search}
                  id="stockists-place"
                  type="search"
                  autoComplete="off"
                  spellCheck={false}
                  value={place}
                  onChange={({ target }) => replaceQuery({ place: target.value })}
                />
              </div>
              {products.length > 1 && (
                <div className="stockists-finder__field">
                  <label htmlFor="stockists-product">Product</label>
                  <select
                    id="stockists-product"
                    value={product?.slug ?? ""}
                    onChange={({ target }) => replaceQuery({ product: target.value })}
                  >
                    <option value="">Any product</option>
                    {products.map(({ slug, name }) => (
                      <option key={slug} value={slug}>
                        {name}
                      </option>
                    ))}
                  </select>
                </div>
              )}
              <NearestToggle label="Near me" position={position} ask={ask} forget={forget} />
            </form>
          </LiveControls>

          <ResultsStatus
            summary={countOf(shops.length, total, from !== undefined)}
            position={position}
          />

          {shops.length > 0 ? (
            <ShopIndex shops={shops} productCount={products.length} nearest={from !== undefined} />
          ) : (
            <EmptyState
              heading="No shop like that yet"
              text={
                onlineShops.length > 0
                  ? "Try a larger place nearby, or look at the online shops below: they send further than we can carry."
                  : "Try a larger place nearby, or look at all the shops."
              }
            >
              <button type="button" className="button" onClick={showAll}>
                Show all shops
              </button>
            </EmptyState>
          )}
        </section>
      )}

      {onlineShops.length > 0 && (
        <section
          className="stockists-finder stockists-finder--online"
          aria-labelledby="online-shops-heading"
        >
          <h2 id="online-shops-heading">Online shops</h2>
          <ShopList
            shops={onlineShops.map((stockist) => ({ stockist }))}
            productCount={products.length}
            headingLevel={3}
          />
        </section>
      )}
    </>
  )
}
