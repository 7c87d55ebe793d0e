import { foundInWords, type Found } from "./finding"
import { plural, type Heard } from "./intl"

export const KINDS = {
  grocer: "Grocer",
  delicatessen: "Delicatessen",
  wineShop: "Wine shop",
  departmentStore: "Department store",
  market: "Market",
  online: "Online shop",
}

export const stockists = "Stockists"
export const whereToBuy = "Where to buy it"
export const nowhereYet = "No shop has it yet. Ask at one of our venues, or write to us."
export const shopsOf = (shown: number, all: number): string => `${shown} of ${all} shops.`
export const nearestShop = "Find the nearest"
export const whatIsInIt = "What is in it"
export const alsoOnTheShelf = "Also on the shelf"
export const findAShop = "Find a shop"
export const whatToLookFor = "What to look for"
export const ourVenues = "Our venues"
export const cityCountryOrShop = "City, country or shop"
export const product = "Product"
export const anyProduct = "Any product"
export const nearMe = "Near me"
export const count = (found: readonly Found[], total: number): string =>
  foundInWords(found, total, plural(total, { one: `${total} shop`, other: `${total} shops` }))
export const nothingFound = "No shop like that yet"
export const tryOnline =
  "Try a larger place nearby, or look at the online shops below: they send further than we can carry."
export const tryElsewhere = "Try a larger place nearby, or look at all the shops."
export const showAllShops = "Show all shops"
export const onlineShops = "Online shops"

/** Before the list of products. */
export const sells = (products: string): string => `Sells ${products}`
export const everything = "everything we make"

export const shopOnline = <Part>(shop: string, heard: Heard<Part>) => [
  "Shop online",
  heard(` at ${shop}`),
]
export const website = <Part>(shop: string, heard: Heard<Part>) => ["Website", heard(` of ${shop}`)]
export const ingredients = <Part>(name: string, heard: Heard<Part>) => [
  "Ingredients",
  heard(` of ${name}`),
]

export const stockUs = "Would your shop like to sell it?"
export const stockUsText = "Tell us where you are and what you have in mind."
export const tellMeHeading = (product: string): string => `Put me on the list: ${product}`
export const tellMeText =
  "Some of what we make is made once a year, and gone in a week. We write to you, once, before it is in the shops."
