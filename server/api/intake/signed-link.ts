import { createHmac, timingSafeEqual } from "node:crypto"

/** What a link in a mail lets whoever has it do; `received`, of the page that says so: read what has come in. */
export type LinkPurpose = "confirm" | "unsubscribe" | "booking" | "order" | "received"

/** `<id>.<signature>`: only who has received the mail can have it. */
export function createSignedLinks(secret: string) {
  const sign = (purpose: LinkPurpose, id: string): string =>
    createHmac("sha256", secret).update(`link ${purpose} ${id}`).digest("base64url").slice(0, 32)

  return {
    make: (purpose: LinkPurpose, id: string): string => `${id}.${sign(purpose, id)}`,
    /** @returns the id, where the signature is ours */
    read(purpose: LinkPurpose, token: string): string | undefined {
      const [id = "", signature = ""] = token.split(".")
      const expected = Buffer.from(sign(purpose, id))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
    },
  }
}

export type SignedLinks = ReturnType<typeof createSignedLinks>
