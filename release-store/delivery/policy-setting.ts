import { DEFAULT_SITE_PORT } from "../../lib/defaults"
import { Failure } from "../../lib/failure"
import { type PolicySetting } from "./content-security-policy"

/**
 * What the policies of all pages depend on: SITE_URL, FRAME_ANCESTORS and TAG_HOSTS.
 * @throws Failure for an address that is none
 */
export function readPolicySetting(
  env: Readonly<Record<string, string | undefined>>,
): PolicySetting {
  const port = env.SITE_PORT || String(DEFAULT_SITE_PORT)
  return {
    siteUrl: env.SITE_URL?.trim() || `http://localhost:${port}`,
    frameAncestors:
      env.FRAME_ANCESTORS?.trim() === "none"
        ? []
        : readOrigins("FRAME_ANCESTORS", env.FRAME_ANCESTORS),
    tagHosts: readOrigins("TAG_HOSTS", env.TAG_HOSTS),
  }
}

/** What a policy may name (CSP Level 3, 2.3.1): a scheme, a host whose first label may be `*`, a port. */
const ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i

function readOrigins(variable: string, value: string | undefined): string[] {
  const words = value?.split(/[\s,]+/).filter((word) => word !== "") ?? []
  return words.map((word) => {
    const origin = word.replace(/^(https?:\/\/[^/]+)\/.*$/i, "$1")
    if (ORIGIN.test(origin)) return origin
    throw new Failure(
      `${variable} holds “${word}”; it should be addresses such as https://cms.example.com, with spaces between them.`,
    )
  })
}
