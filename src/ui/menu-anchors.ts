import type { Menu } from "../content/menu"

/** The fragment of a menu on a page that shows it. */
export const menuAnchor = ({ slug }: Pick<Menu, "slug">): string => `menu-${slug}`

/** The fragment of a menu's section; by its place, because two sections may share a title. */
export const menuSectionAnchor = (menu: Pick<Menu, "slug">, index: number): string =>
  `${menuAnchor(menu)}-${index + 1}`
