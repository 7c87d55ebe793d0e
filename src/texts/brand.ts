import { currencyName } from "./intl"

export const readTheMenu = "Read the menu"
export const theStory = "The story"
export const whatToOrderFirst = "What to order first"
/** Before the venues that serve a dish. */
export const onToday = "Today at"
export const notToday = "Not today, but at"
export const servedAt = "At"
export const findUs = "Find us"
export const whereToFindUs = "Where to find us"
export const theMenu = "The menu"
export const theMenus = "The menus"
/** Where not all of them stand on the page. */
export const allMenus = "All menus"
export const coursesAndPairings = "Courses and pairings"
export const pictures = "Pictures"

export const pricesIn = (currency: string): string => `Prices in ${currencyName(currency)}`
