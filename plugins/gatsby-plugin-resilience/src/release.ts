import { documentRelease } from "./page-loader"

let isOutdated = false

/** The document stays as it is; from now on each navigation loads one of the new release. */
export function navigateByDocument(): void {
  isOutdated = true
}

export const navigatesByDocument = (): boolean =>
  // Set by Gatsby when a new service worker has taken over.
  isOutdated || Boolean((window as { ___swUpdated?: boolean }).___swUpdated)

/** @param release build hash that came with a page, if any */
export function isOtherRelease(release: string | undefined): boolean {
  const own = documentRelease()
  return release !== undefined && own !== undefined && release !== own
}

/** The offline plugin's worker forgets which files make up which page. */
export function forgetKeptFiles(): void {
  if (!("serviceWorker" in navigator)) return
  navigator.serviceWorker.controller?.postMessage({ gatsbyApi: "clearPathResources" })
}
