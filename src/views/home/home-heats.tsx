import "./home-heats.css"
import type { CSSProperties } from "react"
import { Picture } from "../../ui/picture"
import { SiteLink } from "../../ui/site-link"
import type { BrandSummary } from "../../content/brand"
import { brandScope } from "../../theme/brand-scope"
import { HouseMark } from "../shared/house-mark"
import * as texts from "../../texts/home"

/** More than this do not stand in one row. */
const WIDEST_ROW = 4
const SHORT_ROW = 3
const WIDEST_MOUTH = 5
const NARROWING = 1.5
const TALLEST_VW = 64
const WHOLE_VW = 98

const columnsOf = (count: number): number => (count > WIDEST_ROW ? SHORT_ROW : count)

/** How far down the wall a mouth's heat is: 0 for the first of a row, 1 for the last. */
const coolness = (column: number, columns: number): number =>
  columns > 1 ? column / (columns - 1) : 0

const wallStyle = (columns: number): CSSProperties => {
  const widths = Array.from(
    { length: columns },
    (_, column) => `minmax(0, ${WIDEST_MOUTH - NARROWING * coolness(column, columns)}fr)`,
  )
  return { "--wall": widths.join(" ") } as CSSProperties
}

function Mouth({
  brand,
  row,
  column,
  columns,
}: {
  brand: BrandSummary
  row: number
  column: number
  columns: number
}) {
  const { figure } = brand
  const scope = brandScope(brand)
  const place = {
    "--column": column,
    "--row": row,
    "--cool": coolness(column, columns),
  } as CSSProperties
  return (
    <article className="home-heats__mouth" {...scope} style={{ ...scope.style, ...place }}>
      <Picture
        className="home-heats__picture"
        image={brand.hero}
        // Wider than its box: a picture cropped to a tall mouth is as wide as its height asks for.
        sizes={`(min-width: 60em) ${columns > 1 ? Math.round(TALLEST_VW * (1 - coolness(column, columns) / 2)) : WHOLE_VW}vw, 132vw`}
        fill
      />
      <div className="home-heats__words">
        {figure && (
          <p className="home-heats__figure">
            {figure.value}
            <span className="home-heats__caption">{figure.caption}</span>
          </p>
        )}
        <h3 className="home-heats__name">
          <SiteLink className="home-heats__link" href={brand.path}>
            <HouseMark name={brand.name} brandSlug={brand.slug} />
          </SiteLink>
        </h3>
        <p className="home-heats__cuisine">{brand.cuisine}</p>
        <p className="home-heats__tagline">{brand.tagline}</p>
      </div>
    </article>
  )
}

/** The brands as the mouths of one wall; the hotter, the higher. */
export function HomeHeats({ brands }: { brands: readonly BrandSummary[] }) {
  if (brands.length === 0) return null
  const columns = columnsOf(brands.length)
  return (
    <section className="home-heats" aria-labelledby="home-brands">
      <div className="home-heats__wall" style={wallStyle(columns)}>
        <h2
          id="home-brands"
          className={brands.length > 1 ? "home-heats__heading" : "visually-hidden"}
        >
          {texts.ourBrands(brands.length)}
        </h2>
        {brands.map((brand, index) => (
          <Mouth
            key={brand.slug}
            brand={brand}
            row={Math.floor(index / columns)}
            column={index % columns}
            columns={columns}
          />
        ))}
      </div>
    </section>
  )
}
