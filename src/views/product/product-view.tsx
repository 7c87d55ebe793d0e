import { routeTo } from "../../../shared/paths"
import type { ProductPageModel } from "../../content/pages/product"
import { isOnline } from "../../content/online-shop"
import { brandScope } from "../../theme/brand-scope"
import { AllergenNote } from "../../ui/food-labels"
import { Picture } from "../../ui/picture"
import { Price } from "../../ui/price"
import { Share } from "../../ui/share"
import { SiteLink } from "../../ui/site-link"
import { Breadcrumb } from "../shared/breadcrumb"
import { OnlineShops, ShopIndex } from "../shared/shop-index"
import { TellMeWhen } from "../shared/tell-me-when"
import { contactUs } from "../../texts/common"
import * as texts from "../../texts/stockists"
import "./product-view.css"
import { titleClass } from "../../ui/long-title"

/** Where it is sold: shops by country, then those that send it. */
function WhereToBuy({ model: { product, stockists, shopCount } }: { model: ProductPageModel }) {
  const shops = stockists.filter((stockist) => !isOnline(stockist))
  const online = stockists.filter(isOnline)
  return (
    <section className="container product-view__shops" aria-labelledby="where-to-buy">
      <h2 id="where-to-buy">{texts.whereToBuy}</h2>
      {stockists.length === 0 && (
        <>
          <p className="lead">{texts.nowhereYet}</p>
          <p className="actions">
            <SiteLink className="button" href={routeTo("locations")}>
              {texts.ourVenues}
            </SiteLink>
            <SiteLink className="button button--quiet" href={routeTo("contact")}>
              {contactUs}
            </SiteLink>
          </p>
        </>
      )}
      <ShopIndex shops={shops.map((stockist) => ({ stockist }))} productCount={1} nearest={false} />
      {online.length > 0 && (
        <div className="product-view__online">
          <h3>{texts.onlineShops}</h3>
          <OnlineShops
            shops={online.map((stockist) => ({ stockist }))}
            productCount={1}
            headingLevel={4}
          />
        </div>
      )}
      {shops.length > 1 && (
        <p className="actions">
          {shopCount > shops.length && texts.shopsOf(shops.length, shopCount)}
          <SiteLink
            className="button button--quiet"
            href={routeTo("stockists", { query: { product: product.slug }, hash: "shops" })}
          >
            {texts.nearestShop}
          </SiteLink>
        </p>
      )}
    </section>
  )
}

/** One product as its label tells it, and where it is to be had. */
export function ProductView({ model }: { model: ProductPageModel }) {
  const { product, brand, others } = model
  return (
    <article className="product-view" {...(brand ? brandScope(brand) : {})}>
      <header className="container product-view__head">
        <Picture
          className="product-view__picture"
          image={product.image}
          ratio="1 / 1"
          sizes="(min-width: 60em) 42vw, 100vw"
          priority
        />
        <div className="product-view__words">
          <Breadcrumb
            trail={[
              { label: texts.stockists, href: routeTo("stockists") },
              ...(brand ? [{ label: brand.name, href: brand.path }] : []),
            ]}
          />
          <h1 className={titleClass(product.name)}>{product.name}</h1>
          <p className="product-view__format">
            {product.format}
            {product.price && (
              <>
                {", "}
                <strong>
                  <Price money={product.price} />
                </strong>
              </>
            )}
          </p>
          <p className="lead">{product.description}</p>
          {product.ingredients && (
            <div className="product-view__ingredients">
              <h2>{texts.whatIsInIt}</h2>
              <p>{product.ingredients}</p>
            </div>
          )}
          <AllergenNote allergens={product.allergens} />
          <Share title={product.name} />
        </div>
      </header>
      <WhereToBuy model={model} />
      <TellMeWhen
        path={routeTo("products", product.slug)}
        heading={texts.tellMeHeading(product.name)}
        text={texts.tellMeText}
      />
      {others.length > 0 && (
        <section className="container product-view__others" aria-labelledby="other-products">
          <h2 id="other-products">{texts.alsoOnTheShelf}</h2>
          <ul className="product-view__list">
            {others.map(({ name, path, format }) => (
              <li key={path} className="product-view__other">
                <SiteLink href={path}>{name}</SiteLink>
                <span>{format}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
