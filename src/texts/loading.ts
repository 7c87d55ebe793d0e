/** What gatsby-plugin-resilience says of a page that is late or incomplete, by its options' names. */
export const LOADING = {
  loading: "Loading the page",
  failed: "Part of this page could not be loaded.",
  tryAgain: "Try again",
}
