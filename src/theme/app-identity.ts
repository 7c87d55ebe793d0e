import { HOUSE_GROUND } from "./palettes"

/** Who the installed app is: the web app manifest's words and colour. */

/** Under the icon, where there is room. */
export const APP_NAME = "400 by Quattrocento"

/** Under the icon on a home screen: twelve characters at most are shown. */
export const APP_SHORT_NAME = "400"

/**
 * Where the installed app opens: the flagship brand's page. It is also the app's identity (manifest-id.ts), so
 * once guests have installed the site it must not change.
 */
export const START_URL = "/400"

/** Ground of every page, of the installed app's window and of its splash screen. */
export const GROUND = HOUSE_GROUND
