import { CARD_PATH } from "../../../shared/paths"
import * as texts from "../../texts/card"
import { cardFill } from "../card/card-fill"
import { fillEmpty } from "./form-fields"

const NOTE = "form__from-card"

/** Fills in what is empty from the guest's card, and says so above it. */
export function fillForm(form: HTMLFormElement): void {
  const fill = cardFill()
  if (!fill) return
  const filled = (["name", "email", "phone"] as const).filter((name) =>
    fillEmpty(form, name, fill[name]),
  )
  if (filled.length === 0 || form.querySelector(`.${NOTE}`)) return
  const note = document.createElement("p")
  note.className = `form-field__hint ${NOTE}`
  const link = document.createElement("a")
  link.href = CARD_PATH
  link.textContent = texts.changeIt
  note.append(texts.filled, link)
  form.querySelector(".form__body")?.prepend(note)
}
