import {
  completeEnvFile,
  createEnvFile,
  localGraphqlUrl,
  readVariables,
  usesOwnCms,
} from "../../lib/env-file"
import { readSettings } from "../../lib/environment/read-settings"
import { environment } from "../../lib/environment/variables"
import { requireFreePorts } from "../../lib/ports"
import { hasApi } from "./api"
import { hasPreview } from "./preview"

const PORTS = environment.pick({ SITE_PORT: true, CMS_PORT: true })
const OPTIONAL_PORTS = environment.pick({
  API_PORT: true,
  OPERATIONS_PORT: true,
  PREVIEW_PORT: true,
})

/**
 * What `npm start` and `npm run dev` begin with: `.env` written where there is none, the variables read, and the
 * ports they name found free. The CMS that they start may show the site in a frame, unless FRAME_ANCESTORS says who may.
 * @param root the project's folder
 * @param options whether the preview, the forms and the operations' port are wanted too
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
  const { SITE_PORT: sitePort, CMS_PORT: cmsPort } = readSettings(PORTS, env)
  if (ownCms) env.FRAME_ANCESTORS ||= new URL(localGraphqlUrl(cmsPort)).origin
  await requireFreePorts({
    SITE_PORT: sitePort,
    ...(ownCms ? { CMS_PORT: cmsPort } : {}),
    ...(withPublishing ? optionalPorts(env) : {}),
  })
  return { isFirstRun, added, env, ownCms, sitePort, cmsPort }
}

/** Ports of what may be left out, by variable. */
export function optionalPorts(env: NodeJS.ProcessEnv): Record<string, number | undefined> {
  const { API_PORT, OPERATIONS_PORT, PREVIEW_PORT } = readSettings(OPTIONAL_PORTS, env)
  return {
    OPERATIONS_PORT,
    ...(hasPreview(env) ? { PREVIEW_PORT } : {}),
    ...(hasApi(env) ? { API_PORT } : {}),
  }
}
