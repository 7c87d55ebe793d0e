import * as texts from "../../../src/texts/mail-address"
import { element, type Element } from "./dom"
import { actions, paragraph } from "./slip-parts"

/** Follows the address of what is booked or ordered. */
export const ADDRESS = "/address"
/** Says to the page of what has taken its place why it is there. */
export const PUT_RIGHT = "corrected"

/**
 * Where mails go, and another address in its place: in a disclosure of HTML, which needs no scripts; open where something is
 * wrong with the address, or with what was typed.
 * @param at the address of what is booked or ordered
 */
export const addressPart = (
  at: string,
  {
    email,
    isUnread = false,
    field,
    isOpen,
  }: { email: string; isUnread?: boolean; field: Element; isOpen: boolean },
): Element =>
  element("details", { class: "booking-page__part", ...(isOpen ? { open: "" } : {}) }, [
    element("summary", {}, [texts.wrongAddress]),
    element(
      "form",
      { class: "booking-form", novalidate: "", method: "post", action: `${at}${ADDRESS}` },
      [
        paragraph(texts.goTo(email)),
        paragraph(isUnread ? texts.putRightUnread : texts.putRight, "quiet"),
        field,
        actions(element("button", { class: "button" }, [texts.sendThere])),
      ],
    ),
  ])
