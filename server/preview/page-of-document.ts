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
