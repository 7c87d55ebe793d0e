import "./filter-bar.css"
import type { ReactNode } from "react"

export interface Choice {
  value: string
  label: string
}

/** One of several choices, as a group of radio buttons. */
export function ChoiceChips({
  legend,
  name,
  options,
  value,
  onChange,
}: {
  legend: string
  /** Unique on the page. */
  name: string
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
}) {
  return (
    <fieldset className="filter-bar__group">
      <legend className="filter-bar__legend">{legend}</legend>
      <div className="filter-bar__choices">
        {options.map((option) => (
          <label key={option.value} className="filter-bar__choice">
            <input
              className="filter-bar__input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="filter-bar__chip">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Holds the filters above a list. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="filter-bar" role="group" aria-label={label}>
      {children}
    </div>
  )
}
