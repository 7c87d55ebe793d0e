import type { Environment } from "../../environment"

export type KeyVariable = "CMS_API_KEY" | "PREVIEW_API_KEY" | "SUBMISSIONS_API_KEY"

/**
 * The key as it can be sent: a header carries neither spaces at its ends nor letters outside ASCII, so a key stored
 * with them would open nothing.
 *
 * @throws where it cannot be sent, or is the other program's key too: the CMS would take both for the one made last
 */
export function keyFrom(env: Environment, variable: KeyVariable): string | undefined {
  const apiKey = env[variable]?.trim()
  if (!apiKey) return undefined
  if (!/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new Error(
      `${variable} holds a space or a character outside ASCII. Make it of letters and digits, such as a UUID.`,
    )
  }
  if (env.CMS_API_KEY?.trim() === env.PREVIEW_API_KEY?.trim()) {
    throw new Error(
      "PREVIEW_API_KEY is the same as CMS_API_KEY; the site would show drafts. Make another.",
    )
  }
  const reading = [env.CMS_API_KEY?.trim(), env.PREVIEW_API_KEY?.trim()]
  if (variable === "SUBMISSIONS_API_KEY" && reading.includes(apiKey)) {
    throw new Error(
      "SUBMISSIONS_API_KEY is the same as a key that reads; what takes in forms needs one that only creates. Make another.",
    )
  }
  return apiKey
}
