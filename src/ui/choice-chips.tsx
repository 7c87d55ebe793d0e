import "./choice-chips.css"

export interface Choice {
  value: string
  label: string
}

/** So many are in sight at once; of more, one is chosen from a list. */
const MOST_IN_SIGHT = 12

/** One of several choices, as a group of radio buttons; of many, in a list to open. */
export function ChoiceChips({
  legend,
  isLegendSeen = true,
  isFolded = false,
  name,
  options,
  value,
  onChange,
}: {
  legend: string
  /** Not, where the choices say themselves what they are about. */
  isLegendSeen?: boolean
  /** In a list to open, however few: where the choices are not what one has come for. */
  isFolded?: boolean
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
      {isFolded || options.length > MOST_IN_SIGHT ? (
        <select
          className="choice-chips__select"
          aria-label={legend}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
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
      )}
    </fieldset>
  )
}
