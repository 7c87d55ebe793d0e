import { PAGE_PATHS } from "../../shared/paths"

/** The site's type names of the documents that have a page of their own, by the CMS's collections. */
export const OWN_PAGE: Readonly<Record<string, string>> = {
  pages: "Page",
  brands: "Brand",
  locations: "Location",
  news: "NewsArticle",
}

/** Where the documents of a collection are shown that have no page of their own. */
export const SHOWN_AT: Readonly<Record<string, string>> = {
  events: PAGE_PATHS.whatson,
  jobs: PAGE_PATHS.careers,
  "tasting-menus": PAGE_PATHS.degustation,
  "function-spaces": PAGE_PATHS.functions,
  products: PAGE_PATHS.stockists,
  stockists: PAGE_PATHS.stockists,
  "site-settings": PAGE_PATHS.home,
  "site-navigation": PAGE_PATHS.home,
  media: PAGE_PATHS.home,
}

/** A menu is shown on its brand's page, in the CMS's own words: the site itself never asks this way round. */
export const BRANDS_OF_MENUS = `
  query BrandsOfMenus {
    Menus(limit: 0) {
      docs {
        id
        brand {
          slug
        }
      }
    }
  }
`

export interface BrandsOfMenus {
  Menus?: {
    docs: readonly { id: string | number; brand?: { slug?: string | null } | null }[]
  } | null
}
