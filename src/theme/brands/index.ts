import type { BrandLook } from "../brand-theme"
import { HOUSE_GROUND } from "../palettes"
import { HOUSE_DISPLAY, HOUSE_TEXT } from "../typefaces"
import { BRAND_LOOKS } from "./by-slug"

/** How a page looks, with the house's values where its brand has none. */
type PageLook = BrandLook & Required<Omit<BrandLook, "mark">>

const HOUSE: PageLook = {
  ground: HOUSE_GROUND,
  scheme: "dark",
  display: HOUSE_DISPLAY,
  text: HOUSE_TEXT,
}

/** @param brandSlug of the brand whose page it is; none on the group's pages. */
export const lookOf = (brandSlug: string | undefined): PageLook => ({
  ...HOUSE,
  ...BRAND_LOOKS[brandSlug ?? ""],
})
