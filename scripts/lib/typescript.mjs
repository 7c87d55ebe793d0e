/**
 * Loads a TypeScript module of the project into a process that Node started itself.
 * @param {string} path relative to this file, ending included
 * @returns {Promise<unknown>}
 */
export async function loadTypeScript(path) {
  const { require } = await import("tsx/cjs/api")
  return require(path, import.meta.url)
}

/** @returns {Promise<typeof import("../../server/release-store/publish-release")>} */
export const loadPublishRelease = () =>
  /** @type {ReturnType<typeof loadPublishRelease>} */ (
    loadTypeScript("../../server/release-store/publish-release.ts")
  )

/** @returns {Promise<typeof import("../../server/publisher/command-request")>} */
export const loadCommandRequest = () =>
  /** @type {ReturnType<typeof loadCommandRequest>} */ (
    loadTypeScript("../../server/publisher/command-request.ts")
  )

/** @returns {Promise<typeof import("../../server/release-store/switch-release")>} */
export const loadSwitchRelease = () =>
  /** @type {ReturnType<typeof loadSwitchRelease>} */ (
    loadTypeScript("../../server/release-store/switch-release.ts")
  )

/** @returns {Promise<typeof import("../../server/release-store/list-releases")>} */
export const loadListReleases = () =>
  /** @type {ReturnType<typeof loadListReleases>} */ (
    loadTypeScript("../../server/release-store/list-releases.ts")
  )

/** @returns {Promise<typeof import("../../src/site-build/content-edition")>} */
export const loadContentEdition = () =>
  /** @type {ReturnType<typeof loadContentEdition>} */ (
    loadTypeScript("../../src/site-build/content-edition.ts")
  )

/** @returns {Promise<typeof import("../../server/publisher/publisher-files")>} */
export const loadPublisherFiles = () =>
  /** @type {ReturnType<typeof loadPublisherFiles>} */ (
    loadTypeScript("../../server/publisher/publisher-files.ts")
  )

/** @returns {Promise<typeof import("../../server/publisher/fingerprint")>} */
export const loadFingerprint = () =>
  /** @type {ReturnType<typeof loadFingerprint>} */ (
    loadTypeScript("../../server/publisher/fingerprint.ts")
  )

/** @returns {Promise<typeof import("../../server/release-store/purge")>} */
export const loadPurge = () =>
  /** @type {ReturnType<typeof loadPurge>} */ (
    loadTypeScript("../../server/release-store/purge.ts")
  )

/** @returns {Promise<typeof import("../../server/release-store/purge-target")>} */
export const loadPurgeTarget = () =>
  /** @type {ReturnType<typeof loadPurgeTarget>} */ (
    loadTypeScript("../../server/release-store/purge-target.ts")
  )
