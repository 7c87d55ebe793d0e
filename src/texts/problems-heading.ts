import { plural } from "./intl"

/** What stands above a form of which so many fields are missing or wrong. */
export const problemsHeading = (count: number): string =>
  plural(count, {
    one: "One thing needs another look",
    other: `${count} things need another look`,
  })
