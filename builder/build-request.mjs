import { loadCommandRequest } from "./typescript.mjs"

/**
 * What a build that a command asks for is told; to be asked just before the build.
 * @param {string} releasesDir
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isStart?: boolean }} [command] whether the site is started with it
 * @returns {Promise<import("./site-build.mjs").BuildRequest>}
 */
export async function commandRequest(releasesDir, env, { isStart = false } = {}) {
  const { commandRequest } = await loadCommandRequest()
  return commandRequest(releasesDir, env, isStart)
}
