import { useEffect, useState } from "react"
import * as texts from "../../texts/finding"
import { findTown, type Town } from "./gazetteer"

export type TypedTown =
  { status: "idle" | "asking" | "unknown" | "failed" } | { status: "found"; town: Town }

/** No town's name is longer. */
export const NAME_LENGTH = 60

/** What is to be said of a town that cannot be counted from. */
export function townInWords(typed: string, { status }: TypedTown): string | undefined {
  if (status === "unknown") return texts.unknownTown(typed.trim())
  return status === "failed" ? texts.townsFailed : undefined
}

/** After the last key. */
const TYPING_MS = 300

/** The town that is typed, looked up on the device; nothing is sent anywhere. */
export function useTown(typed: string): TypedTown {
  const [answer, setAnswer] = useState<{ to: string; is: TypedTown }>()
  const asked = typed.trim()
  useEffect(() => {
    if (asked === "") return undefined
    let isLeft = false
    const settle = (is: TypedTown): void => {
      if (!isLeft) setAnswer({ to: asked, is })
    }
    const timer = setTimeout(() => {
      findTown(asked).then(
        (town) => settle(town ? { status: "found", town } : { status: "unknown" }),
        () => settle({ status: "failed" }),
      )
    }, TYPING_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [asked])
  if (asked === "") return { status: "idle" }
  return answer?.to === asked ? answer.is : { status: "asking" }
}
