import { currencyName } from "./intl"

export const readTheMenu = "Read the menu"
export const theStory = "The story"
export const whatToOrderFirst = "What to order first"
export const findUs = "Find us"
export const whereToFindUs = "Where to find us"
export const theMenu = "The menu"
export const theMenus = "The menus"
export const coursesAndPairings = "Courses and pairings"
export const pictures = "Pictures"

export const pricesIn = (currency: string): string => `Prices in ${currencyName(currency)}`
