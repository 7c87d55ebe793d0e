import { useId, useState, type FormEvent, type InputHTMLAttributes } from "react"
import { ALLERGENS, type Allergen, DIETARY_LABELS } from "../../../shared/food-labels"
import { LONGEST_EMAIL, LONGEST_PHONE } from "../../../shared/submissions/field-lengths"
import { type Card, EMPTY_CARD, MOST_GUESTS } from "../../ui/card/card"
import { isOtherVersionHere, kept, keepCard } from "../../ui/card/card-store"
import { DIETS } from "../../ui/menu-list-filter"
import { Notice } from "../../ui/notice"
import * as texts from "../../texts/card"
import { cannotKeep, otherVersion } from "../../texts/card-offers"

const ALL_ALLERGENS = Object.keys(ALLERGENS) as readonly Allergen[]
const LONGEST_NAME = 120

function Line({
  label,
  onChange,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> & {
  label: string
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className="card-form__line">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...input} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}

/** Several of a list, as a group of boxes. */
function Choices<Code extends string>({
  legend,
  hint,
  labels,
  all,
  chosen,
  onChange,
}: {
  legend: string
  hint?: string
  labels: Readonly<Record<Code, string>>
  all: readonly Code[]
  chosen: readonly Code[]
  onChange: (chosen: readonly Code[]) => void
}) {
  const hintId = useId()
  return (
    <fieldset className="card-form__group" aria-describedby={hint && hintId}>
      <legend>{legend}</legend>
      {hint && (
        <p className="quiet" id={hintId}>
          {hint}
        </p>
      )}
      <div className="card-form__choices">
        {all.map((code) => (
          <label key={code} className="card-form__choice">
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChange(
                  all.filter((one) => (one === code ? target.checked : chosen.includes(one))),
                )
              }
            />
            {labels[code]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What the card says, to be changed; on the device it is once the guest says so, and not before. */
export function CardForm({ card }: { card: Card | undefined }) {
  const [edits, setEdits] = useState<Partial<Card>>({})
  const [outcome, setOutcome] = useState<"kept" | "refused">()
  const shown = { ...(card ?? EMPTY_CARD), ...edits }
  const { name, email, phone, party, avoids, diets } = shown

  function edit(change: Partial<Card>): void {
    setEdits({ ...edits, ...change })
    setOutcome(undefined)
  }
  function keep(event: FormEvent): void {
    event.preventDefault()
    // Its favourites may have changed meanwhile, on a menu in another tab.
    const isKept = keepCard({ ...(kept().card ?? EMPTY_CARD), ...edits })
    setOutcome(isKept ? "kept" : "refused")
    if (isKept) setEdits({})
  }

  return (
    <form className="card-form" onSubmit={keep}>
      <fieldset className="card-form__group">
        <legend>{texts.aboutYou}</legend>
        <div className="card-form__lines">
          <Line
            label={texts.name}
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(value) => edit({ name: value })}
          />
          <Line
            label={texts.party}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_GUESTS}
            value={party ?? ""}
            onChange={(value) => edit({ party: value === "" ? undefined : Number(value) })}
          />
          <Line
            label={texts.email}
            type="email"
            autoComplete="email"
            maxLength={LONGEST_EMAIL}
            value={email}
            onChange={(value) => edit({ email: value })}
          />
          <Line
            label={texts.phone}
            type="tel"
            autoComplete="tel"
            maxLength={LONGEST_PHONE}
            value={phone}
            onChange={(value) => edit({ phone: value })}
          />
        </div>
      </fieldset>
      <Choices
        legend={texts.avoids}
        hint={texts.avoidsHint}
        labels={ALLERGENS}
        all={ALL_ALLERGENS}
        chosen={avoids}
        onChange={(chosen) => edit({ avoids: chosen })}
      />
      <Choices
        legend={texts.diets}
        labels={DIETARY_LABELS}
        all={DIETS}
        chosen={diets}
        onChange={(chosen) => edit({ diets: chosen })}
      />
      <p className="actions">
        <button className="button">{card ? texts.keepChanges : texts.keep}</button>
      </p>
      <div role="status" className="card-form__outcome">
        {outcome === "kept" && <p>{texts.isKept}</p>}
        {outcome === "refused" && (
          <Notice tone="error">
            <p>{isOtherVersionHere() ? otherVersion : cannotKeep}</p>
          </Notice>
        )}
      </div>
    </form>
  )
}
