import "./choice-chips.css"

export interface Choice {
  value: string
  label: string
}

/** One of several choices, as a group of radio buttons. */
export function ChoiceChips({
  legend,
  isLegendSeen = true,
  name,
  options,
  value,
  onChange,
}: {
  legend: string
  /** Not, where the choices say themselves what they are about. */
  isLegendSeen?: boolean
  /** Unique on the page. */
  name: string
  options: readonly Choice[]
  value: string
  onChange: (value: string) => void
}) {
  return (
    <fieldset className="choice-chips">
      <legend className={isLegendSeen ? "choice-chips__legend" : "visually-hidden"}>
        {legend}
      </legend>
      <div className="choice-chips__list">
        {options.map((option) => (
          <label key={option.value} className="choice-chips__choice">
            <input
              className="choice-chips__input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="choice-chips__chip">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
