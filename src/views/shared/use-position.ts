import { useCallback, useEffect, useRef, useState } from "react"
import type { Coordinates } from "../../../shared/geo"
import * as texts from "../../texts/finding"

export type Position =
  | { status: "idle" | "asking" }
  | { status: "found"; point: Coordinates }
  | { status: "failed"; message: string }

/** A guest who looks for dinner has moved little in five minutes. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

const PERMISSION_DENIED = 1
const TIMEOUT = 3

function reasonOf(code: number): string {
  if (code === PERMISSION_DENIED) return texts.denied
  if (code === TIMEOUT) return texts.tookTooLong
  return texts.notFound
}

/**
 * Where the guest is. Asked for only by `ask`, kept in this tab's memory only, never put into
 * the address or sent anywhere.
 */
export function usePosition(): { position: Position; ask: () => void; forget: () => void } {
  const [position, setPosition] = useState<Position>({ status: "idle" })
  // An answer may come after the guest has changed their mind or left the page.
  const request = useRef(0)

  useEffect(
    () => () => {
      request.current += 1
    },
    [],
  )

  const forget = useCallback(() => {
    request.current += 1
    setPosition({ status: "idle" })
  }, [])

  const ask = useCallback(() => {
    request.current += 1
    const asked = request.current
    const answer = (next: Position): void => {
      if (request.current === asked) setPosition(next)
    }

    if (!("geolocation" in navigator)) {
      answer({
        status: "failed",
        message: texts.notSupported,
      })
      return
    }

    answer({ status: "asking" })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        answer({ status: "found", point: { latitude, longitude } }),
      ({ code }) => answer({ status: "failed", message: reasonOf(code) }),
      OPTIONS,
    )
  }, [])

  return { position, ask, forget }
}
