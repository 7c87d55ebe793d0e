import { useDeferredValue, useMemo, useRef } from "react"
import { EmptyState } from "../../ui/empty-state"
import type { StockistsModel } from "../../content/pages/stockists"
import { usePosition } from "../shared/use-position"
import { useTown } from "../shared/use-town"
import { replaceQuery, useQuery } from "../../ui/use-query"
import { isOnline } from "../../content/online-shop"
import { isFirstPage, shownOn } from "../../content/shown-on"
import { ListPages } from "../shared/list-pages"
import { LiveControls } from "../../ui/live-controls"
import { NearestToggle } from "../shared/nearest-toggle"
import { ResultsForm, ResultsStatus, TownsCredit } from "../shared/results-status"
import { findOnlineShops, findShops } from "./stockists-search"
import { OnlineShops, ShopIndex } from "../shared/shop-index"
import { lookingForTown, townsFailed } from "../../texts/finding"
import * as texts from "../../texts/stockists"
import "./stockists-finder.css"

const placeIn = (query: URLSearchParams): string => query.get("place") ?? ""

const productIn = (query: URLSearchParams, products: StockistsModel["products"]) =>
  products.find(({ slug }) => slug === query.get("product"))

/** Shops by place, by product and by distance; online shops apart, because they have no place. */
export function StockistsFinder({
  stockists,
  products,
  pagination,
}: Pick<StockistsModel, "stockists" | "products" | "pagination">) {
  const query = useQuery()
  const { position, ask, forget } = usePosition()
  const search = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)

  // What is typed and chosen is seen at once, on a slow phone too; the shops follow.
  const later = useDeferredValue(query)
  const place = placeIn(later)
  const product = productIn(later, products)?.name ?? ""
  const from = position.status === "found" ? position.point : undefined
  const named = useMemo(
    () => findShops(stockists, { place, product }, from),
    [stockists, place, product, from],
  )
  // No shop has the name in its address: those nearest to a town of that name.
  const typed = useTown(named.length === 0 ? place : "")
  const town = typed.status === "found" ? typed.town : undefined
  const hasFailed = typed.status === "failed"
  const isAsking = typed.status === "asking"
  const isAnyPlace = isAsking || hasFailed || town !== undefined
  const shops = useMemo(
    () =>
      isAnyPlace ? findShops(stockists, { place: "", product }, town?.point, town?.name) : named,
    [stockists, product, town, isAnyPlace, named],
  )
  const isAll = !place && !product && !from
  const isNearest = from !== undefined || town !== undefined
  const total = stockists.filter((shop) => !isOnline(shop)).length
  const onlineShops = useMemo(
    () => findOnlineShops(stockists, product).map((stockist) => ({ stockist })),
    [stockists, product],
  )

  function showAll(): void {
    replaceQuery({ place: undefined, product: undefined })
    // The button that had the focus goes away with the empty state.
    search.current?.focus()
  }

  return (
    <>
      {total > 0 && (
        <section className="stockists-finder" id="shops" aria-labelledby="shops-heading">
          <h2 id="shops-heading">{texts.findAShop}</h2>
          <LiveControls>
            <ResultsForm
              label={texts.findAShop}
              className="stockists-finder__controls"
              results={results}
            >
              <div className="stockists-finder__field">
                <label htmlFor="stockists-place">{texts.cityCountryOrShop}</label>
                <input
                  ref={search}
                  id="stockists-place"
                  type="search"
                  autoComplete="off"
                  spellCheck={false}
                  value={placeIn(query)}
                  onChange={({ target }) => {
                    forget()
                    replaceQuery({ place: target.value })
                  }}
                />
              </div>
              {products.length > 1 && (
                <div className="stockists-finder__field">
                  <label htmlFor="stockists-product">{texts.product}</label>
                  <select
                    id="stockists-product"
                    value={productIn(query, products)?.slug ?? ""}
                    onChange={({ target }) => replaceQuery({ product: target.value })}
                  >
                    <option value="">{texts.anyProduct}</option>
                    {products.map(({ slug, name }) => (
                      <option key={slug} value={slug}>
                        {name}
                      </option>
                    ))}
                  </select>
                </div>
              )}
              <NearestToggle
                label={texts.nearMe}
                position={position}
                ask={() => {
                  replaceQuery({ place: undefined })
                  ask()
                }}
                forget={forget}
              />
            </ResultsForm>
          </LiveControls>

          <ResultsStatus
            summary={
              hasFailed ? townsFailed : isAsking ? lookingForTown : texts.count(shops, total)
            }
            position={position}
            region={results}
          />

          {shops.length > 0 ? (
            <ShopIndex
              shops={isAll ? shownOn({ pagination }, shops) : shops}
              productCount={products.length}
              nearest={isNearest}
            />
          ) : (
            <EmptyState
              heading={texts.nothingFound}
              text={onlineShops.length > 0 ? texts.tryOnline : texts.tryElsewhere}
            >
              <button type="button" className="button" onClick={showAll}>
                {texts.showAllShops}
              </button>
            </EmptyState>
          )}
          <ListPages pagination={isAll ? pagination : undefined} />
          {town && <TownsCredit />}
        </section>
      )}

      {onlineShops.length > 0 && (isFirstPage({ pagination }) || !isAll) && (
        <section
          className="stockists-finder stockists-finder--online"
          aria-labelledby="online-shops-heading"
        >
          <h2 id="online-shops-heading">{texts.onlineShops}</h2>
          <OnlineShops shops={onlineShops} productCount={products.length} headingLevel={3} />
        </section>
      )}
    </>
  )
}
