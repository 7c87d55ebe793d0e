/** No redirect of this site is a browser's to follow: the server answers with them (gatsby/redirects.ts). */
export const maybeGetBrowserRedirect = (): undefined => undefined
