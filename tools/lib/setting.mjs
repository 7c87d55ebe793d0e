import {
  completeEnvFile,
  createEnvFile,
  localGraphqlUrl,
  readVariables,
  usesOwnCms,
} from "../../lib/env-file.mjs"
import { readPort, requireFreePorts } from "../../lib/ports.mjs"
import { hasPreview } from "./preview.mjs"

/**
 * What `npm start` and `npm run dev` begin with: `.env` written where there is none, the variables read, and the
 * ports they name found free. The CMS that they start may show the site in a frame, unless FRAME_ANCESTORS says who may.
 * @param {string} root the project's folder
 * @param {{ withPublishing?: boolean }} [options] whether the preview and the operations' port are wanted too
 * @throws {import("../../lib/failure.mjs").Failure} where a variable is malformed or a port is taken
 */
export async function prepareSetting(root, { withPublishing = false } = {}) {
  const isFirstRun = createEnvFile(root)
  const added = completeEnvFile(root)
  const env = readVariables(root)
  const ownCms = usesOwnCms(env)
  const sitePort = readPort("SITE_PORT", env.SITE_PORT)
  const cmsPort = readPort("CMS_PORT", env.CMS_PORT)
  if (ownCms) env.FRAME_ANCESTORS ||= new URL(localGraphqlUrl(cmsPort)).origin
  await requireFreePorts({
    SITE_PORT: sitePort,
    ...(ownCms ? { CMS_PORT: cmsPort } : {}),
    ...(withPublishing ? optionalPorts(env) : {}),
  })
  return { isFirstRun, added, env, ownCms, sitePort, cmsPort }
}

/**
 * Ports of what may be left out, by variable.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, number>}
 */
export function optionalPorts(env) {
  const names = ["OPERATIONS_PORT", ...(hasPreview(env) ? ["PREVIEW_PORT"] : [])]
  return Object.fromEntries(
    names.filter((name) => env[name]).map((name) => [name, readPort(name, env[name])]),
  )
}
