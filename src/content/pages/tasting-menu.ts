import { list, onlyDocument } from "../content-error"
import type { TastingMenuPageQuery } from "../generated/queries"
import { mapSeo } from "../seo"
import { isServed, mapTastingMenu, mapTastingMenuTeaser } from "../tasting-menu"

/** So many others are named beneath a menu. */
const OTHERS = 6

export const toTastingMenuModel = ({ cms }: TastingMenuPageQuery) => {
  const document = onlyDocument(
    cms.TastingMenus?.docs,
    "TastingMenu",
    "a tasting menu that is published",
  )
  const menu = mapTastingMenu(document)
  return {
    menu,
    seo: mapSeo(document.seo, {
      title: menu.title,
      description: menu.summary,
      image: document.image,
    }),
    others: list(cms.others?.docs)
      .filter(isServed)
      .slice(0, OTHERS)
      .map((other) => {
        const { title, path, pricePerGuest } = mapTastingMenuTeaser(other)
        return { title, path, pricePerGuest }
      }),
  }
}

export type TastingMenuPageModel = ReturnType<typeof toTastingMenuModel>
