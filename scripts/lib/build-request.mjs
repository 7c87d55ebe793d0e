import { loadCommandRequest } from "./typescript.mjs"

/**
 * What a build that a command asks for is told; to be asked just before the build.
 * @param {string} releasesDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<import("./site-build.mjs").BuildRequest>}
 */
export async function commandRequest(releasesDir, env) {
  const { commandRequest } = await loadCommandRequest()
  return commandRequest(releasesDir, env)
}
