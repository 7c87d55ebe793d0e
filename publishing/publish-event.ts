import { type BuildWish, type PublishEvent, type PublishEventKind } from "../shared/publishing"

const KINDS: readonly PublishEventKind[] = ["publish", "unpublish", "delete", "global", "media"]
/** A name longer than this is cut, in characters: it is for people to read. */
const LONGEST_TITLE = 200
const LONGEST_NAME = 200
const MOST_CHANGED = 200

/** A body that is no publish event; the message names the field and what it should be. */
export class EventError extends Error {}

/**
 * Reads the body of a publish hook. Fields it does not know are left out.
 * @throws EventError
 */
export function readDelivered(
  body: string,
): { kind: "event"; event: PublishEvent } | { kind: "wish"; wish: BuildWish } {
  const fields = readObject(body)
  return fields.event === "build"
    ? { kind: "wish", wish: wishFrom(fields) }
    : { kind: "event", event: eventFrom(fields) }
}

const wishFrom = (fields: Record<string, unknown>): BuildWish => ({
  event: "build",
  by: name(fields.by, "by"),
  allow: fields.allow === undefined || fields.allow === null ? null : name(fields.allow, "allow"),
  time: time(fields.time),
})

function eventFrom(fields: Record<string, unknown>): PublishEvent {
  const event = KINDS.find((kind) => kind === fields.event)
  if (event === undefined) throw new EventError(`event should be one of ${KINDS.join(", ")}.`)
  const title = optionalText(fields, "title")
  return {
    event,
    collection: name(fields.collection, "collection"),
    id: identifier(fields.id),
    slug: optionalText(fields, "slug"),
    title: title && title.slice(0, LONGEST_TITLE),
    changed: names(fields.changed),
    time: time(fields.time),
  }
}

/**
 * The note of a trigger: the body is empty, or `{"note": "…"}`.
 * @throws EventError
 */
export function readTriggerNote(body: string): string | null {
  if (body.trim() === "") return null
  return optionalText(readObject(body), "note")?.slice(0, LONGEST_TITLE) ?? null
}

function readObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Said below.
  }
  throw new EventError("The body should be a JSON object.")
}

function name(value: unknown, field: string): string {
  if (typeof value === "string" && value !== "" && value.length <= LONGEST_NAME) return value
  throw new EventError(`${field} should be a text of 1 to ${LONGEST_NAME} characters.`)
}

function identifier(value: unknown): string | null {
  // Some systems number their documents.
  if (typeof value === "number" && Number.isFinite(value)) return String(value)
  return value === undefined || value === null ? null : name(value, "id")
}

function optionalText(fields: Record<string, unknown>, field: string): string | null {
  const value = fields[field]
  if (value === undefined || value === null) return null
  if (typeof value === "string") return value
  throw new EventError(`${field} should be a text or null.`)
}

function names(value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value) || value.length > MOST_CHANGED) {
    throw new EventError(`changed should be a list of at most ${MOST_CHANGED} names of fields.`)
  }
  return value.map((entry) => name(entry, "Each of changed"))
}

function time(value: unknown): string {
  if (typeof value === "string" && value.length <= 40 && !Number.isNaN(Date.parse(value))) {
    return new Date(value).toISOString()
  }
  throw new EventError("time should be a date and time as in ISO 8601: 2026-11-20T18:30:00Z.")
}
