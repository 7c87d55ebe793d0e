import { CARD_PATH } from "../../../shared/paths"
import * as texts from "../../texts/card"
import { cardFill } from "../card/card-fill"
import { controlOf, setValue } from "./form-fields"

const NOTE = "form__from-card"

/**
 * Fills in what is empty from the guest's card, and says so above it.
 * @returns what was filled in, by field
 */
export function fillForm(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fill = cardFill()
  if (!fill) return {}
  const empty = (["name", "email", "phone"] as const).filter((name) => {
    const control = controlOf(form, name)
    // Somebody who is in a field is about to write in it.
    return fill[name] !== "" && control?.value === "" && control !== document.activeElement
  })
  for (const name of empty) setValue(form, name, fill[name])
  if (empty.length > 0 && !form.querySelector(`.${NOTE}`)) sayFilled(form)
  return Object.fromEntries(empty.map((name) => [name, fill[name]]))
}

function sayFilled(form: HTMLFormElement): void {
  const note = document.createElement("p")
  note.className = `form-field__hint ${NOTE}`
  const link = document.createElement("a")
  link.href = CARD_PATH
  link.textContent = texts.changeIt
  note.append(texts.filled, link)
  form.querySelector(".form__body")?.prepend(note)
}
