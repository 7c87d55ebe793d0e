import { ORDER_FILL, ORDER_PREFIX } from "../../../shared/ordering/addresses"
import { CARD_PATH } from "../../../shared/paths"
import { TICKET_TO_KEEP } from "../../../shared/tickets"

export const WATCH_SCRIPT = `${ORDER_PREFIX}/watch.js`

/**
 * Looks how far an order is, four times a minute while the page is seen, and shows the page anew when something has
 * changed. Without it, the page says how to look. What was ordered is in the basket no more.
 */
export const watchScript = `{
  const { revision, basket } = document.currentScript.dataset
  try {
    localStorage.removeItem(basket)
    sessionStorage.removeItem("${ORDER_FILL}")
  } catch {}
  document.getElementById("watch").hidden = false
  const look = async () => {
    if (document.visibilityState !== "visible") return
    try {
      const answer = await fetch(location.pathname, { headers: { accept: "application/json" } })
      if (answer.ok && String((await answer.json()).revision) !== revision) location.replace(location.pathname)
    } catch {}
  }
  setInterval(look, 15000)
  document.addEventListener("visibilitychange", look)
}
`

export const FILL_SCRIPT = `${ORDER_PREFIX}/fill.js`

/** Fills in what the page before it has kept on the device from the guest's card, where nothing was typed, and says so. */
export const fillScript = `{
  try {
    const kept = JSON.parse(sessionStorage.getItem("${ORDER_FILL}")) || {}
    const { elements } = document.getElementById("order-form")
    for (const name of ["name", "email", "phone", "message"]) {
      const field = elements[name]
      if (!field || field.value !== "" || !kept[name]) continue
      field.value = kept[name]
      document.getElementById("filled").hidden = false
    }
  } catch {}
}
`

export const KEEP_SCRIPT = `${ORDER_PREFIX}/keep.js`
/** Of what is offered, until this script has come. */
export const TICKET_OFFER = "ticket-offer"

/** Hands the ticket on to the page of the guest's card, which keeps it; says so where the browser hands nothing on. */
export const keepScript = `{
  const offer = document.getElementById("${TICKET_OFFER}")
  const button = offer.querySelector("button")
  button.addEventListener("click", () => {
    try {
      sessionStorage.setItem("${TICKET_TO_KEEP}", button.dataset.ticket)
      location.assign("${CARD_PATH}")
    } catch {
      const status = offer.querySelector("[role=status]")
      status.textContent = status.dataset.refused
    }
  })
  offer.hidden = false
}
`
