export const question = "What are you looking for?"
export const search = "Search"
