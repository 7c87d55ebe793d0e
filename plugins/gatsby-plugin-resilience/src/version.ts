let isOutdated = false

/** The build hash of the document this runs in. */
export const documentVersion = (): string | undefined =>
  (window as { ___webpackCompilationHash?: string }).___webpackCompilationHash

/** The document stays as it is; from now on each navigation loads one of the new version. */
export function navigateByDocument(): void {
  isOutdated = true
}

export const navigatesByDocument = (): boolean =>
  // Set by Gatsby when a new service worker has taken over.
  isOutdated || Boolean((window as { ___swUpdated?: boolean }).___swUpdated)

/** @param version build hash that the server names, if it does */
export function isOtherVersion(version: string | undefined): version is string {
  const own = documentVersion()
  return version !== undefined && own !== undefined && version !== own
}
