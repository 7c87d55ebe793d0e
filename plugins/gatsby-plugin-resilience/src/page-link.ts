/** A file has an extension, and no page has one. */
export const isFile = (pathname: string): boolean => /\.[a-z0-9]+$/i.test(pathname)

/**
 * Whether a link leads to another page of the site: a file is none, what opens elsewhere stays there, and what another
 * server answers on the same origin says so (`rel="external"`).
 */
export const isPageLink = (link: HTMLAnchorElement | HTMLAreaElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !link.hasAttribute("download") &&
  !link.relList.contains("external") &&
  (link.target === "" || link.target === "_self") &&
  !isFile(link.pathname)
