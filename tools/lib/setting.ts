import {
  completeEnvFile,
  createEnvFile,
  localGraphqlUrl,
  readVariables,
  usesOwnCms,
} from "../../lib/env-file"
import { readPort, requireFreePorts } from "../../lib/ports"
import { hasPreview } from "./preview"

/**
 * What `npm start` and `npm run dev` begin with: `.env` written where there is none, the variables read, and the
 * ports they name found free. The CMS that they start may show the site in a frame, unless FRAME_ANCESTORS says who may.
 * @param root the project's folder
 * @param options whether the preview and the operations' port are wanted too
 * @throws Failure where a variable is malformed or a port is taken
 */
export async function prepareSetting(
  root: string,
  { withPublishing = false }: { withPublishing?: boolean } = {},
) {
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

/** Ports of what may be left out, by variable. */
export function optionalPorts(env: NodeJS.ProcessEnv): Record<string, number> {
  const names = ["OPERATIONS_PORT", ...(hasPreview(env) ? ["PREVIEW_PORT"] : [])]
  return Object.fromEntries(
    names.filter((name) => env[name]).map((name) => [name, readPort(name, env[name])]),
  )
}
