import { Webhook } from "standardwebhooks"
import { type PublishEvent } from "../../../../../shared/publishing"

export const SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`
export const PREVIOUS = `whsec_${Buffer.alloc(32, 2).toString("base64")}`
export const TOKEN = "a-token-of-at-least-24-characters"

export const EVENT: PublishEvent = {
  event: "publish",
  collection: "events",
  id: "7",
  slug: "truffle-week",
  title: "Truffle week",
  changed: ["title"],
  time: "2026-11-20T18:30:00.000Z",
}

export interface SignedRequest {
  headers: Record<string, string>
  body: string
}

/** A delivery as the CMS sends it. */
export function signed({
  id = "msg_1",
  secret = SECRET,
  body = JSON.stringify(EVENT),
  at = new Date(),
}: {
  id?: string
  secret?: string
  body?: string
  at?: Date
} = {}): SignedRequest {
  return {
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, body),
    },
  }
}

export const post = (origin: string, path: string, { headers, body }: SignedRequest) =>
  fetch(`${origin}${path}`, { method: "POST", headers, body })
