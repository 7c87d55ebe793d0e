import type { Verdict } from "./verdict"

interface Figure {
  value?: string | null
  caption?: string | null
}

/** A number without its words, or words without their number, says nothing to a guest. */
export function checkFigurePart(part: "value" | "caption", { value, caption }: Figure): Verdict {
  if (part === "value") {
    return (
      Boolean(value?.trim()) ||
      !caption?.trim() ||
      "The value is missing: the caption is given without it. Write it, for example “400 °C”, or empty the caption."
    )
  }
  return (
    Boolean(caption?.trim()) ||
    !value?.trim() ||
    "The caption is missing: the value is given without it. Write it, for example “ninety seconds in the flame”, or empty the value."
  )
}
