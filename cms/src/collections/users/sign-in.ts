import { pbkdf2, randomBytes } from "node:crypto"
import { promisify } from "node:util"
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from "payload"
import { Attempts } from "../../access/attempts"
import { CLIENT_ADDRESS } from "../../server/client-address"
import { complain } from "../../server/log"

const MINUTE = 60_000

/** Of one account from one address, so that no stranger can shut its owner out. */
const OF_ACCOUNT = new Attempts({ most: 10, within: 15 * MINUTE })
/** Of all accounts from one address. */
const OF_ADDRESS = new Attempts({ most: 60, within: 15 * MINUTE })
/** Lines of the log, whoever tries. */
const LINES = new Attempts({ most: 6, within: MINUTE })

/** A refusal takes at least so long, in milliseconds, whatever was wrong. */
const REFUSAL_TAKES = 500

/** As Payload hashes a password (its generatePasswordSaltHash). */
const ITERATIONS = 600_000
const KEY_BYTES = 32

const hash = promisify(pbkdf2)

class TooManyAttempts extends APIError {
  constructor(wait: number) {
    const minutes = Math.ceil(wait / MINUTE)
    super(
      `Too many attempts from your address. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      429,
      undefined,
      true,
    )
    // By this name Payload knows what is not to be logged (`loggingLevels`).
    this.name = "LockedAuth"
  }
}

/** Nothing where the CMS itself asks, as its tests and scripts do. */
const addressOf = (req: PayloadRequest): string => req.headers.get(CLIENT_ADDRESS) ?? "inside"

function textOf(data: unknown, name: "email" | "password"): string {
  if (typeof data !== "object" || data === null || !(name in data)) return ""
  const value = new Map<string, unknown>(Object.entries(data)).get(name)
  return typeof value === "string" ? value : ""
}

const accountKey = (req: PayloadRequest, email: string): string =>
  `${addressOf(req)} ${email.toLowerCase().trim().slice(0, 254)}`

function throttle(req: PayloadRequest, email: string): void {
  const wait = OF_ADDRESS.take(addressOf(req)) || OF_ACCOUNT.take(accountKey(req, email))
  if (wait === 0) return
  if (LINES.take("throttled") === 0) {
    complain(`Logins from ${addressOf(req)} are refused for a while: too many attempts.`)
  }
  req.responseHeaders = new Headers({ "Retry-After": String(Math.ceil(wait / 1000)) })
  throw new TooManyAttempts(wait)
}

/** Whoever does not exist costs what whoever does costs: a hash of the password. */
async function workAsMuch(req: PayloadRequest, email: string, password: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: "users",
    req,
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (totalDocs === 0) await hash(password, randomBytes(32), ITERATIONS, KEY_BYTES, "sha256")
}

/** Before a password is tried or a new one set. */
export const guardSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "login" && operation !== "resetPassword") return
  const data: unknown = "data" in args ? args.data : undefined
  const email = textOf(data, "email")
  throttle(req, email)
  if (operation === "login") await workAsMuch(req, email, textOf(data, "password"))
}

/** Who knows the password has made no wrong attempt. */
export const forgiveAttempts: CollectionAfterLoginHook = ({ req, user }) => {
  OF_ACCOUNT.forget(accountKey(req, user.email))
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The same handler, whose refusals tell nothing by the time they take. */
export function answeredEvenly(handler: Endpoint["handler"]): Endpoint["handler"] {
  return async (req) => {
    const even = pause(REFUSAL_TAKES)
    try {
      return await handler(req)
    } catch (error) {
      if (LINES.take("refused") === 0) complain(`A login from ${addressOf(req)} was refused.`)
      await even
      throw error
    }
  }
}
