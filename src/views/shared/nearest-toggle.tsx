import type { Position } from "./use-position"
import "./toggle-button.css"

/** Asks for the guest's position when pressed, and only then; pressed again, forgets it. */
export function NearestToggle({
  label,
  position,
  ask,
  forget,
}: {
  label: string
  position: Position
  ask: () => void
  forget: () => void
}) {
  const wanted = position.status === "found" || position.status === "asking"
  return (
    <button
      type="button"
      className="toggle-button"
      aria-pressed={wanted}
      onClick={wanted ? forget : ask}
    >
      {label}
    </button>
  )
}
