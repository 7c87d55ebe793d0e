/** Whether a link leads to another page of the site: a file has an extension, and what opens elsewhere stays there. */
export const isPageLink = (link: HTMLAnchorElement | HTMLAreaElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !link.hasAttribute("download") &&
  (link.target === "" || link.target === "_self") &&
  !/\.[a-z0-9]+$/i.test(link.pathname)
