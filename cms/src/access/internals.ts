import type {
  Access,
  CollectionBeforeOperationHook,
  Endpoint,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from "payload"
import { GUEST_FILES } from "../../../shared/submissions/guest-documents"
import { answeredEvenly } from "../collections/users/sign-in"
import { TooBusy, TURNS_OF_KEYS } from "../server/turns"
import { keepLocksHonest } from "./locks"
import { checkConditions } from "./questions"
import { createsSubmissions, isKey, isPerson } from "./roles"

const OWN_PREFIX = "payload-"
const PREFERENCES = "payload-preferences"
const LOCKS = "payload-locked-documents"

/** In characters: what names a preference, and what it may hold as JSON. */
const LONGEST_KEY = 200
const LONGEST_VALUE = 16 * 1024

type Handler = Endpoint["handler"]

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

const NOT_ALLOWED = "You are not allowed to perform this action."

function peopleOnly(access: Access): Access {
  return (args) => isPerson(args.req.user) && access(args)
}

/** Payload's own collections (locks, preferences) let in whoever is authenticated; a key has no business there. */
function closeCollection({ access }: SanitizedCollectionConfig): void {
  access.create = peopleOnly(access.create)
  access.read = peopleOnly(access.read)
  access.update = peopleOnly(access.update)
  access.delete = peopleOnly(access.delete)
}

/** Whatever an endpoint asks for itself: a key reads, and that is all. The files of guests come in by REST. */
const closedToKeys =
  (handler: Handler): Handler =>
  (req) =>
    isKey(req.user) ? refuse(403, NOT_ALLOWED) : handler(req)

const forCreators =
  (handler: Handler): Handler =>
  (req) =>
    createsSubmissions(req.user) ? handler(req) : refuse(403, NOT_ALLOWED)

const forPeople =
  (handler: Handler): Handler =>
  (req) =>
    isPerson(req.user) ? handler(req) : refuse(403, NOT_ALLOWED)

/** Preferences are stored as they come; how a list is shown needs no more than this. */
const smallPreference =
  (handler: Handler): Handler =>
  async (req) => {
    const key = String(req.routeParams?.key ?? "")
    const value = JSON.stringify((await bodyOf(req)) ?? null)
    if (key.length > LONGEST_KEY || value.length > LONGEST_VALUE) {
      return refuse(413, `A preference may hold ${LONGEST_VALUE} characters.`)
    }
    return handler(req)
  }

/** Read once, and left for whoever reads it next. */
async function bodyOf(req: PayloadRequest): Promise<unknown> {
  const content: unknown = await req.json?.().catch(() => undefined)
  req.json = () => Promise.resolve(content)
  return content
}

/** What a key may ask of one REST request: the site reads its lists over GraphQL. */
const DEEPEST_FOR_KEYS = 2
const MOST_FOR_KEYS = 200

/** A question from outside, as it can be answered; what cannot be read is no fault of the CMS. */
const checkedQuestion =
  (handler: Handler, collection: SanitizedCollectionConfig, path: string): Handler =>
  async (req) => {
    const { id } = req.routeParams ?? {}
    // Every id of this database is a number.
    if (id !== undefined && !/^\d+$/.test(String(id))) return refuse(404, "Not found.")
    checkConditions(req.query.where, collection)
    if (!isKey(req.user) || path.startsWith("/file/")) return handler(req)
    const { depth = DEEPEST_FOR_KEYS, limit } = req.query
    req.query.depth = Math.min(Number(depth) || 0, DEEPEST_FOR_KEYS)
    if (limit !== undefined) {
      const asked = Number(limit)
      req.query.limit = asked > 0 ? Math.min(asked, MOST_FOR_KEYS) : MOST_FOR_KEYS
    }
    return TURNS_OF_KEYS.run(async () => handler(req)).catch((error: unknown) => {
      if (error instanceof TooBusy)
        return refuse(503, "Too many questions wait already. Try again.")
      throw error
    })
  }

function guardedHandler(
  { method, path, handler }: Endpoint,
  collection: SanitizedCollectionConfig | undefined,
): Handler {
  const slug = collection?.slug
  if (slug === PREFERENCES) {
    return forPeople(method === "post" ? smallPreference(handler) : handler)
  }
  if (slug === "users" && path === "/login") return closedToKeys(answeredEvenly(handler))
  const checked = collection ? checkedQuestion(handler, collection, path) : handler
  if (slug === GUEST_FILES && method === "post" && path === "/") return forCreators(checked)
  return method === "get" ? checked : closedToKeys(checked)
}

/** The same for GraphQL, whose conditions no endpoint sees. */
const readableConditions: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
}) => {
  if (overrideAccess !== true && "where" in args) checkConditions(args.where, collection)
}

/** Payload offers versions of every type, and fails where a type has none. */
const isThere =
  (hasVersions: boolean) =>
  ({ path }: Endpoint): boolean =>
    hasVersions || !path.startsWith("/versions")

function guarded(
  endpoints: readonly Endpoint[] | false,
  hasVersions: boolean,
  collection?: SanitizedCollectionConfig,
): Endpoint[] | false {
  return (
    endpoints &&
    endpoints
      .filter(isThere(hasVersions))
      .map((endpoint) => ({ ...endpoint, handler: guardedHandler(endpoint, collection) }))
  )
}

/** What Payload itself leaves open to whoever is authenticated. */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { slug, versions, endpoints } = collection
    if (slug.startsWith(OWN_PREFIX)) closeCollection(collection)
    if (slug === LOCKS) keepLocksHonest(collection)
    collection.hooks.beforeOperation = [
      readableConditions,
      ...(collection.hooks.beforeOperation ?? []),
    ]
    Object.assign(collection, { endpoints: guarded(endpoints, Boolean(versions), collection) })
  }
  for (const global of config.globals) {
    Object.assign(global, { endpoints: guarded(global.endpoints, Boolean(global.versions)) })
  }
  return Object.assign(config, { endpoints: guarded(config.endpoints, true) })
}
