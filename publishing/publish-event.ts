import { z } from "zod"
import { type BuildWish, type PublishEvent } from "../shared/publishing"

const KINDS = ["publish", "unpublish", "delete", "global", "media"] as const
/** A name longer than this is cut, in characters: it is for people to read. */
const LONGEST_TITLE = 200
const LONGEST_NAME = 200
const MOST_CHANGED = 200

const NO_OBJECT = "The body should be a JSON object."
const NO_NAME = `should be a text of 1 to ${LONGEST_NAME} characters.`
const NO_LIST = `should be a list of at most ${MOST_CHANGED} names of fields.`
const NO_TIME = "should be a date and time as in ISO 8601: 2026-11-20T18:30:00Z."

const orNull = <Value>(shape: z.ZodType<Value>) =>
  shape.nullish().transform((value) => value ?? null)
const name = z.string(NO_NAME).min(1, NO_NAME).max(LONGEST_NAME, NO_NAME)
const text = z.string("should be a text or null.")
const title = orNull(text.transform((whole) => whole.slice(0, LONGEST_TITLE)))
const time = z
  .string(NO_TIME)
  .max(40, NO_TIME)
  .refine((written) => !Number.isNaN(Date.parse(written)), NO_TIME)
  .transform((written) => new Date(written).toISOString())

const EVENT: z.ZodType<PublishEvent> = z.object(
  {
    event: z.enum(KINDS, `should be one of ${KINDS.join(", ")}.`),
    collection: name,
    // Some systems number their documents.
    id: orNull(z.union([name, z.number().transform(String)], NO_NAME)),
    slug: orNull(text),
    title,
    changed: orNull(z.array(name, NO_LIST).max(MOST_CHANGED, NO_LIST)).transform(
      (names) => names ?? [],
    ),
    time,
  },
  NO_OBJECT,
)

const BUILD = z.object({ event: z.literal("build") })
const WISH: z.ZodType<BuildWish> = BUILD.extend({ by: name, allow: orNull(name), time })
const TRIGGER = z.object({ note: title }, NO_OBJECT)

/** A body that is no publish event; the message names the field and what it should be. */
export class EventError extends Error {}

/**
 * Reads the body of a publish hook. Fields it does not know are left out.
 * @throws EventError
 */
export function readDelivered(
  body: string,
): { kind: "event"; event: PublishEvent } | { kind: "wish"; wish: BuildWish } {
  const given = jsonOf(body)
  return BUILD.safeParse(given).success
    ? { kind: "wish", wish: read(WISH, given) }
    : { kind: "event", event: read(EVENT, given) }
}

/**
 * The note of a trigger: the body is empty, or `{"note": "…"}`.
 * @throws EventError
 */
export const readTriggerNote = (body: string): string | null =>
  body.trim() === "" ? null : read(TRIGGER, jsonOf(body)).note

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new EventError(NO_OBJECT)
  }
}

function read<Value>(shape: z.ZodType<Value>, given: unknown): Value {
  const { data, error } = shape.safeParse(given)
  if (!error) return data
  const { path = [], message } = error.issues[0] ?? {}
  throw new EventError(
    [...(path.length > 1 ? ["Each of"] : []), ...path.slice(0, 1), message].join(" "),
  )
}
