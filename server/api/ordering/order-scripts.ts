import {
  BASKETS,
  dishField,
  ORDER_DRAFT,
  ORDER_FILL,
  ORDER_PREFIX,
} from "../../../shared/ordering/addresses"
import { FORM_META } from "../../../shared/submissions/form-meta"

export const WATCH_SCRIPT = `${ORDER_PREFIX}/watch.js`

/**
 * Looks how far an order is, four times a minute while the page is seen, and shows the page anew when something has
 * changed and nobody is typing. What was refused is answered at the address that it was sent to, which is not where it looks.
 * Without it, the page says how to look. What was ordered is in the basket no more.
 */
export const watchScript = `{
  const { revision, basket, at } = document.currentScript.dataset
  try {
    localStorage.removeItem(basket)
    sessionStorage.removeItem("${ORDER_DRAFT}")
    sessionStorage.removeItem("${ORDER_FILL}")
  } catch {}
  document.getElementById("watch").hidden = false
  const look = async () => {
    if (document.visibilityState !== "visible") return
    try {
      const answer = await fetch(at, { headers: { accept: "application/json" } })
      const isTyping = [...document.querySelectorAll("form input")].some(({ value, defaultValue }) => value !== defaultValue)
      if (answer.ok && String((await answer.json()).revision) !== revision && !isTyping) location.replace(at)
    } catch {}
  }
  setInterval(look, 15000)
  document.addEventListener("visibilitychange", look)
}
`

export const CHECKOUT_SCRIPT = `${ORDER_PREFIX}/checkout.js`
export const SEND = "order-send"
/** Where that says what has kept an order from being sent. */
export const TROUBLE = "order-trouble"
export const ORDER_FORM = "order-form"

/** In milliseconds: a guest with one bar of signal waits, and is not left waiting for ever. */
const PATIENCE = 20_000

/**
 * Keeps what is typed in this tab until the order is taken, with the key of the form, so that the same dishes are the same order
 * after a reload; puts it back, and what the page before has kept from the guest's card where nothing was typed. A time is put back
 * where it was chosen, for that day. Sends the order, so that without a network nothing is lost but the attempt; whatever the
 * server has to say to it stands on the page that it answers a browser with.
 */
export const checkoutScript = `{
  const form = document.getElementById("${ORDER_FORM}")
  const trouble = document.getElementById("${TROUBLE}")
  const { elements } = form
  const kept = (name) => {
    try {
      return JSON.parse(sessionStorage.getItem(name)) || {}
    } catch {
      return {}
    }
  }
  const draft = kept("${ORDER_DRAFT}")
  const fill = kept("${ORDER_FILL}")
  const forget = () => {
    try {
      sessionStorage.removeItem("${ORDER_DRAFT}")
      sessionStorage.removeItem("${ORDER_FILL}")
    } catch {}
  }

  const shown = elements.venue.value + " " + elements.day.value
  const basket = JSON.stringify([...new FormData(form)].filter(([name]) => name.startsWith("${dishField("")}")))
  const keep = (change) => {
    Object.assign(draft, change, { basket, key: elements["${FORM_META.key}"].value })
    try {
      sessionStorage.setItem("${ORDER_DRAFT}", JSON.stringify(draft))
    } catch {}
  }
  const keepTyped = ({ name, value }) => {
    if (!["name", "email", "phone", "message", "time", "pays"].includes(name)) return
    keep(name === "time" ? { time: value, shown } : { [name]: value })
  }
  if (draft.key && draft.basket === basket) elements["${FORM_META.key}"].value = draft.key
  // Who was quicker than the script, or has come back, finds what they have put in. What was filled in for them, and a reload has
  // left there, is of the dishes of the moment.
  for (const field of elements) {
    if (field.value === fill[field.name]) continue
    const isTyped = field.type === "radio" ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
    if (isTyped) keepTyped(field)
  }
  for (const name of ["name", "email", "phone", "message"]) {
    const field = elements[name]
    if (name in draft) field.value = draft[name]
    else if (fill[name] && ["", fill[name]].includes(field.value)) {
      field.value = fill[name]
      document.getElementById("filled").hidden = false
    }
  }
  for (const radio of form.querySelectorAll("[type=radio]")) {
    if (radio.value !== draft[radio.name] || (radio.name === "time" && draft.shown !== shown)) continue
    radio.checked = true
    const later = radio.closest("details")
    if (later) later.open = true
  }

  form.addEventListener("input", ({ target }) => keepTyped(target))

  const say = (words) => {
    const text = document.createElement("p")
    text.textContent = words
    trouble.replaceChildren(text)
    trouble.hidden = false
    trouble.focus()
  }
  const inWords = () => (navigator.onLine ? trouble.dataset.failed : trouble.dataset.offline)

  const send = async (button) => {
    button.setAttribute("aria-busy", "true")
    trouble.hidden = true
    keep({})
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(), ${PATIENCE})
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        headers: { accept: "application/json" },
        body: new URLSearchParams(new FormData(form)),
        signal: controller.signal,
      })
      if (answer.status >= 500) return say(inWords())
      const { is, address, payAt } = await answer.json()
      if (is === "ordered" || is === "known") forget()
      // Whoever has it already is not to order it once more; of a new one, its own page says so.
      if (is === "known") localStorage.removeItem("${BASKETS}" + elements.venue.value)
      if (is === "ordered") location.assign(elements.pays.value === "online" && payAt ? payAt : address)
      else form.submit()
    } catch {
      say(inWords())
    } finally {
      clearTimeout(timer)
      button.removeAttribute("aria-busy")
    }
  }
  form.addEventListener("submit", (event) => {
    const isSending = event.submitter.id === "${SEND}"
    if (!isSending && navigator.onLine) return
    event.preventDefault()
    if (!isSending) say(inWords())
    else if (!event.submitter.hasAttribute("aria-busy")) void send(event.submitter)
  })
}
`
