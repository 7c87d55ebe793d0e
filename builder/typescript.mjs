/**
 * Loads a TypeScript module of the project into a process that Node started itself.
 * @param {string} path relative to this file, ending included
 * @returns {Promise<unknown>}
 */
export async function loadTypeScript(path) {
  const { require } = await import("tsx/cjs/api")
  return require(path, import.meta.url)
}

/** @returns {Promise<typeof import("../release-store/publish-release")>} */
export const loadPublishRelease = () =>
  /** @type {ReturnType<typeof loadPublishRelease>} */ (
    loadTypeScript("../release-store/publish-release.ts")
  )

/** @returns {Promise<typeof import("./command-request")>} */
export const loadCommandRequest = () =>
  /** @type {ReturnType<typeof loadCommandRequest>} */ (loadTypeScript("./command-request.ts"))

/** @returns {Promise<typeof import("../release-store/switch-release")>} */
export const loadSwitchRelease = () =>
  /** @type {ReturnType<typeof loadSwitchRelease>} */ (
    loadTypeScript("../release-store/switch-release.ts")
  )

/** @returns {Promise<typeof import("../release-store/list-releases")>} */
export const loadListReleases = () =>
  /** @type {ReturnType<typeof loadListReleases>} */ (
    loadTypeScript("../release-store/list-releases.ts")
  )

/** @returns {Promise<typeof import("../cms-client/content-edition")>} */
export const loadContentEdition = () =>
  /** @type {ReturnType<typeof loadContentEdition>} */ (
    loadTypeScript("../cms-client/content-edition.ts")
  )

/** @returns {Promise<typeof import("../publishing/publisher-files")>} */
export const loadPublisherFiles = () =>
  /** @type {ReturnType<typeof loadPublisherFiles>} */ (
    loadTypeScript("../publishing/publisher-files.ts")
  )

/** @returns {Promise<typeof import("./fingerprint")>} */
export const loadFingerprint = () =>
  /** @type {ReturnType<typeof loadFingerprint>} */ (loadTypeScript("./fingerprint.ts"))

/** @returns {Promise<typeof import("../release-store/purge")>} */
export const loadPurge = () =>
  /** @type {ReturnType<typeof loadPurge>} */ (loadTypeScript("../release-store/purge.ts"))

/** @returns {Promise<typeof import("../release-store/purge-target")>} */
export const loadPurgeTarget = () =>
  /** @type {ReturnType<typeof loadPurgeTarget>} */ (
    loadTypeScript("../release-store/purge-target.ts")
  )
