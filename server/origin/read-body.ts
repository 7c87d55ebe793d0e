import type { IncomingMessage } from "node:http"
import type { ClientLimits } from "../http/slow-clients"
import type { Visit } from "./guest-room"

/** Why a request is not handed on, by the status that says so (RFC 9110, section 15). */
export class NotHandedOn extends Error {
  constructor(readonly status: 408 | 413 | 429 | 503) {
    super(`not handed on: ${status}`)
  }
}

/**
 * The whole body of a request, before anybody else waits for it.
 *
 * @param most bytes that are kept. What is longer is read to its end all the same: whoever is refused while still sending
 *   takes it for a connection that has broken.
 * @throws NotHandedOn where it comes too slowly or breaks off, is too large, or there is no room for it
 */
export function readBody(
  request: IncomingMessage,
  visit: Visit,
  { most, formBody, formRate }: { most: number } & Pick<ClientLimits, "formBody" | "formRate">,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const since = performance.now()
    let chunks: Buffer[] = []
    let received = 0
    let problem: NotHandedOn["status"] | undefined
    /** In milliseconds. */
    const left = (): number => since + formBody + (received / formRate) * 1000 - performance.now()

    const look = (): void => {
      const time = left()
      if (time <= 0) end(408)
      else timer = setTimeout(look, time)
    }
    let timer = setTimeout(look, formBody)

    const end = (status = problem): void => {
      clearTimeout(timer)
      request.off("data", take).off("end", whole).off("close", broken)
      if (status === undefined) resolve(Buffer.concat(chunks))
      else reject(new NotHandedOn(status))
    }
    const take = (chunk: Buffer): void => {
      received += chunk.length
      if (problem === undefined) {
        if (received > most) problem = 413
        else if (!visit.hold(chunk.length)) problem = 503
      }
      if (problem === undefined) chunks.push(chunk)
      else chunks = []
    }
    const whole = (): void => end()
    const broken = (): void => end(408)

    request.on("data", take).on("end", whole).on("close", broken)
    // Of a connection that breaks, “close” tells too.
    request.on("error", () => undefined)
  })
}
