import type { Service, Slot } from "../../../shared/booking/slots"
import * as texts from "../../../src/texts/booking-form"
import { element, type Element } from "./dom"
import { div } from "./slip-parts"

export interface Choosing {
  chosen: string
  /** Whether a time that is full can be chosen, for the waiting list; who has a table changes to one that is free. */
  mayWait: boolean
}

const choiceOf = (slot: Slot, { chosen, mayWait }: Choosing): Element => {
  const { time, isFree, isNextDay } = slot
  const mayChoose = isFree || mayWait
  const said = [time, isNextDay ? texts.nextDay : "", isFree ? "" : texts.full].filter(Boolean)
  return element("label", { class: "choice-chips__choice" }, [
    element("input", {
      class: "choice-chips__input",
      type: "radio",
      name: "time",
      value: time,
      required: "",
      ...(time === chosen && mayChoose ? { checked: "" } : {}),
      ...(mayChoose ? {} : { disabled: "" }),
    }),
    element("span", { class: `choice-chips__chip${isFree ? "" : " booking-form__full"}` }, [
      said.join(", "),
    ]),
  ])
}

/** @param said id of what is said of it; nothing where nothing is wrong */
export const wrongTime = (said: string | undefined): Readonly<Record<string, string>> =>
  said === undefined ? {} : { role: "radiogroup", "aria-invalid": "true", "aria-describedby": said }

/** @param described by what is wrong with the time, where something is */
export const timesOfService = (
  { opens, closes, slots }: Service,
  choosing: Choosing,
  described: Readonly<Record<string, string>>,
): Element =>
  element("fieldset", { class: "choice-chips", ...described }, [
    element("legend", { class: "choice-chips__legend" }, [texts.from(opens, closes)]),
    div("choice-chips__list", ...slots.map((slot) => choiceOf(slot, choosing))),
  ])
