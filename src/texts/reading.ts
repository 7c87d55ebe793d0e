export const readOnADarkPage = "Read on a dark page"
