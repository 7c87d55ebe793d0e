import { ORDER_FILL, ORDER_PREFIX } from "../../../shared/ordering/addresses"

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
