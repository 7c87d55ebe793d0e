import { CARD_PATH } from "../../../shared/paths"
import * as texts from "../../texts/card-offers"
import { cardFill } from "../card/card-fill"
import { controlOf, setValue } from "./form-fields"
import { CARD_FIELDS } from "./form-storage"

const NOTE = "form__from-card"

/**
 * Fills in what is empty from the guest's card, and says so above it. What is there as the card has it is from it too: a browser
 * fills in again at a reload what stood there.
 * @returns what is from the card, by field
 */
export function fillForm(form: HTMLFormElement): Readonly<Record<string, string>> {
  const fill = cardFill()
  if (!fill) return {}
  const filled = CARD_FIELDS.filter((name) => {
    const control = controlOf(form, name)
    if (!control || fill[name] === "") return false
    // Somebody who is in a field is about to write in it.
    const isFree = control.value === "" && control !== document.activeElement
    return isFree || control.value === fill[name]
  })
  for (const name of filled) setValue(form, name, fill[name])
  if (filled.length > 0 && !form.querySelector(`.${NOTE}`)) sayFilled(form)
  return Object.fromEntries(filled.map((name) => [name, fill[name]]))
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
