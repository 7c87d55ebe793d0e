import { setting, type Environment } from "../../environment"

export type KeyVariable = "CMS_API_KEY" | "PREVIEW_API_KEY" | "SUBMISSIONS_API_KEY"

/** @throws where it cannot be sent, or is the other program's key too: the CMS would take both for the one made last */
export function keyFrom(env: Environment, variable: KeyVariable): string | undefined {
  const apiKey = setting(env, variable)
  if (!apiKey) return undefined
  const reading = [env.CMS_API_KEY?.trim(), env.PREVIEW_API_KEY?.trim()]
  if (reading[0] === reading[1]) {
    throw new Error(
      "PREVIEW_API_KEY is the same as CMS_API_KEY; the site would show drafts. Make another.",
    )
  }
  if (variable === "SUBMISSIONS_API_KEY" && reading.includes(apiKey)) {
    throw new Error(
      "SUBMISSIONS_API_KEY is the same as a key that reads; what takes in forms needs one that only creates. Make another.",
    )
  }
  return apiKey
}
