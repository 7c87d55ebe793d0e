/** What the server says itself, where the site has no page for it. */
export const noSuchPage = "There is no such page."
export const wentWrong = "Something went wrong on our side. Please try again in a moment."
export const isBeingBuilt = "The site is being built. Please come back in a minute."
export const onlyRead = "This address can only be read."
export const noSuchEncoding = "There is none of the encodings that this request accepts."
export const isTooLong = "This address is longer than we can read."
export const searchForLess = "Please look for fewer words."
