/** The pages that nobody asks for. */
export const whereToGo = "Where to go from here"
export const frontPage = "Go to the front page"
export const byTelephone = "Reach us by telephone"
export const notOpen = (city: string, reason: string): string => `${city}. ${reason}`

/** The offline page. */
export const callARestaurant = "Call a restaurant"
export const whatStillWorks = "What still works"
export const KEPT_GROUPS = {
  venues: "Restaurants and their menus",
  table: "Book, order, gather",
  houses: "Our houses",
  more: "And the rest",
}
