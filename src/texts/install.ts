export const installTheApp = "Install the app"
export const notNow = "Not now"
export const whatFor = "Menus and hours at hand, even with no network."

/** On iOS, whose own words for its two commands these are. */
export const addToHomeScreen = <Part>(strong: (text: string) => Part) => [
  "Tap ",
  strong("Share"),
  ", then ",
  strong("Add to Home Screen"),
  ".",
]
