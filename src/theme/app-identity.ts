import { routeTo } from "../../shared/paths"
import { HOUSE_GROUND } from "./palettes"

/** Who the installed app is: the web app manifest's words and colour. */

/** Under the icon, where there is room. */
export const APP_NAME = "400 by Quattrocento"

/** Under the icon on a home screen: twelve characters at most are shown. */
export const APP_SHORT_NAME = "400"

/** In the browser's install dialog, which shows 300 characters at most. */
export const APP_DESCRIPTION =
  "Menus with prices and allergens, tables to book, and which of our restaurants is open now. What you have read stays with you where there is no network."

const FLAGSHIP = routeTo("brands", "400")

/**
 * Where the installed app opens: the flagship brand's page. It is also the app's identity (the manifest's `id`), so
 * once guests have installed the site it must not change.
 */
export const START_URL = FLAGSHIP

/** Ground of every page, of the installed app's window and of its splash screen. */
export const GROUND = HOUSE_GROUND

/** What a long press on the app's icon offers, the most wanted first; a launcher shows three or four. */
export const APP_SHORTCUTS = [
  {
    name: "Book a table",
    short_name: "Book",
    description: "A table at any of our restaurants",
    url: routeTo("book"),
    icon: "/icons/shortcut-book-96.png",
  },
  {
    name: "Menus",
    description: "What comes out of the oven at 400",
    // The section of the brand's page that holds them all (src/views/brand/brand-menus.tsx).
    url: `${FLAGSHIP}#menus`,
    icon: "/icons/shortcut-menus-96.png",
  },
  {
    name: "Restaurants",
    description: "Where we are, and who is open now",
    url: routeTo("locations"),
    icon: "/icons/shortcut-restaurants-96.png",
  },
] as const
