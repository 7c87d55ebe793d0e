/** Of Gatsby's, for a site at the root of its host, none of whose pages stands for several addresses (`matchPath`). */

/** @param address without a query and a fragment */
export const cleanPath = (address: string): string => {
  const path = decodeURIComponent(address)
  return path === "/index.html" ? "/" : path.replace(/(.)\/$/, "$1")
}

export const findMatchPath = (): null => null
export const setMatchPaths = (): void => undefined
