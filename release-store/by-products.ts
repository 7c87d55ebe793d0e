/** What a build leaves behind for itself, and no browser or host ever asks for. */
const BY_PRODUCTS: readonly RegExp[] = [
  // What is in which script: for Gatsby's own rendering, and in each page already.
  /^(webpack\.stats|chunk-map)\.json$/,
  // Parts of pages: they stand in the pages.
  /^_gatsby\//,
  // For scripts in a worker of their own, of which the site has none.
  /^~partytown\//,
  // The worker loads its parts by these names; the rest is for other loaders, and for looking into it.
  /^workbox-v[\d.]+\/(?!workbox-[a-z-]+(\.(dev|prod))?\.js$)/,
  /\.map$/,
]

/** @param file path within what the build wrote, `webpack.stats.json` */
export const isByProduct = (file: string): boolean =>
  BY_PRODUCTS.some((pattern) => pattern.test(file))
