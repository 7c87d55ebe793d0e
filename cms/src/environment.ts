import {
  isLongEnough,
  isWebhookSecret,
  SHORTEST_SECRET,
  SHORTEST_WEBHOOK_SECRET,
} from "../../shared/secrets"
import { keptDaysFrom } from "./retention/kept-days"
import { proxiesFrom } from "./server/client-address"

export type Environment = Readonly<Record<string, string | undefined>>

const ADMIN_MODES = ["build", "later", "ready", "dev", "off"] as const

/** What becomes of a variable's text; of an empty one where it is not set. */
type Shape<Value> = (text: string, variable: string) => Value

const given: Shape<string | undefined> = (text) => text || undefined

function mustBe(what: string, text: string, variable: string): never {
  throw new Error(`${variable} is “${text}”. It must be ${what}.`)
}

/** @param what it must be, as the message goes on */
const webAddress =
  (what: string): Shape<string | undefined> =>
  (text, variable) => {
    if (!text) return undefined
    const isOne = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    return isOne ? text : mustBe(`${what}, or empty`, text, variable)
  }

/** @param sentence what it must be, where it is not set or not good enough */
const secret =
  (isOne: (text: string) => boolean, bad: string, sentence: string): Shape<string> =>
  (text, variable) => {
    if (isOne(text)) return text
    throw new Error(`${variable} is ${text ? bad : "not set"}. ${sentence}`)
  }

/** A header carries neither spaces at its ends nor letters outside ASCII: a key stored with them would open nothing. */
const key: Shape<string | undefined> = (text, variable) => {
  const apiKey = text.trim()
  if (/^[\x21-\x7e]*$/.test(apiKey)) return apiKey || undefined
  throw new Error(
    `${variable} holds a space or a character outside ASCII. Make it of letters and digits, such as a UUID.`,
  )
}

/** Every variable that the CMS judges; README.md explains each. */
const SHAPES = {
  CMS_PORT: (text, variable) => {
    const port = Number(text || "3000")
    const isOne = Number.isInteger(port) && port > 0 && port < 65_536
    return isOne ? port : mustBe("a whole number from 1 to 65535, such as 3000", text, variable)
  },
  CMS_HOST: given,
  CMS_ADMIN: (text, variable) =>
    ADMIN_MODES.find((mode) => mode === (text || "ready")) ??
    mustBe(`one of ${ADMIN_MODES.join(", ")}`, text, variable),
  CMS_URL: webAddress("the address at which editors open the CMS, such as https://cms.example.com"),
  CMS_TRUSTED_PROXIES: proxiesFrom,
  GUESTS_KEPT_DAYS: keptDaysFrom,
  CMS_SECRET: secret(
    isLongEnough,
    "too short",
    `It must be a random text of ${SHORTEST_SECRET} characters or more; changing it later ends every session and voids every API key.`,
  ),
  CMS_API_KEY: key,
  PREVIEW_API_KEY: key,
  SUBMISSIONS_API_KEY: key,
  PUBLISH_HOOK_URL: webAddress(
    "the address that publish requests are sent to, such as http://localhost:8000/hooks/publish",
  ),
  PUBLISH_SECRET: secret(
    isWebhookSecret,
    "too short, or not base64",
    `Where PUBLISH_HOOK_URL is set it must be ${SHORTEST_WEBHOOK_SECRET} random bytes or more in base64, the same as the site's server has: openssl rand -base64 32.`,
  ),
  PUBLISH_TOKEN: given,
  PREVIEW_URL: webAddress("the address that drafts are shown at, such as http://localhost:8001"),
  PREVIEW_SECRET: secret(
    isLongEnough,
    "too short",
    `Where PREVIEW_URL is set it must be a random text of ${SHORTEST_SECRET} characters or more, the same as the preview has.`,
  ),
} satisfies Record<string, Shape<unknown>>

export type Setting<Name extends keyof typeof SHAPES> = ReturnType<(typeof SHAPES)[Name]>

/** @throws where it cannot be used, naming the variable */
export const setting = <Name extends keyof typeof SHAPES>(
  env: Environment,
  variable: Name,
): Setting<Name> => SHAPES[variable](env[variable] ?? "", variable) as Setting<Name>
