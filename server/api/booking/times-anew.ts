import type { FastifyInstance } from "fastify"
import { API_PREFIX } from "../../../shared/submissions/api-prefix"
import * as texts from "../../../src/texts/booking-form"
import { couldNotLook } from "../../../src/texts/booking-pages"
import { element, type Element } from "../answers/dom"
import { serveScript } from "../answers/serve-script"

const TIMES_SCRIPT = "/times-anew.js"

/** In the page of a booking: the part that is looked at anew, what is said of it, and the times themselves. */
export const ANEW = { part: "change", said: "change-said", times: "change-times" } as const

/** In milliseconds: who turns through the days is not asked about each. */
const SETTLE = 250

/**
 * The times of another day or number are looked for as it is typed, as on the site's own form: the page of the button “Show
 * times” is asked for, and what has changed of it is shown. What was chosen stays chosen where it is still free.
 */
export const timesAnewScript = `{
  const [part, said, times] = ${JSON.stringify(Object.values(ANEW))}.map((id) => document.getElementById(id))
  const form = part.querySelector("form")
  let timer
  let asked = 0
  const say = (text) => {
    const line = document.createElement("p")
    line.className = "booking-form__answer"
    line.append(text)
    said.replaceChildren(line)
  }
  const timeOf = (value) => [...times.querySelectorAll("[name=time]:enabled")].find((one) => one.value === value)
  /** What is the same stays where it is: a click on it under way is not lost. Whoever is among the others stays among them. */
  const show = (anew) => {
    const at = times.contains(document.activeElement) && document.activeElement
    const before = [...times.children]
    const nodes = anew.map((one) => before.find((old) => old.isEqualNode(one)) ?? one)
    for (const old of before) if (!nodes.includes(old)) old.remove()
    nodes.forEach((one, index) => {
      const there = times.children[index]
      if (there !== one) times.insertBefore(one, there ?? null)
    })
    if (at && !at.isConnected)
      ((at.name === "time" ? timeOf(at.value) : times.querySelector(at.localName)) ?? form.elements.day).focus()
  }
  async function look() {
    const { day, party } = form.elements
    // Half typed: what was asked before is still answered.
    if (!day.value || !party.value) return
    const own = ++asked
    say(${JSON.stringify(texts.looking)})
    const address = form.querySelector("[formaction]").getAttribute("formaction").split("#")[0]
    try {
      const wish = new URLSearchParams({ day: day.value, party: party.value })
      const answer = await fetch(address + "?" + wish, { headers: { accept: "text/html" } })
      if (!answer.ok) throw new Error(answer.status)
      const page = new DOMParser().parseFromString(await answer.text(), "text/html")
      if (own !== asked) return
      const [newly, anew] = [said, times].map(({ id }) => page.getElementById(id))
      // Cancelled or past by now: the page says which.
      if (!newly || !anew) return location.assign(address)
      const chosen = form.querySelector("[name=time]:checked")?.value
      const wrong = [...page.querySelectorAll(".booking-form__problem")]
      if (newly.hasChildNodes()) said.replaceChildren(...newly.childNodes)
      else say(wrong.map(({ textContent }) => textContent).join(" "))
      show([...anew.children])
      const again = chosen && timeOf(chosen)
      if (again) again.checked = true
    } catch {
      if (own !== asked) return
      show([])
      say(${JSON.stringify(couldNotLook)})
    }
  }
  form.addEventListener("input", ({ target: { name } }) => {
    if (name !== "day" && name !== "party") return
    clearTimeout(timer)
    timer = setTimeout(look, ${SETTLE})
  })
}
`

export const registerTimesScript = (app: FastifyInstance): void =>
  serveScript(app, TIMES_SCRIPT, timesAnewScript)

export const timesAnew = (): Element =>
  element("script", { src: `${API_PREFIX}${TIMES_SCRIPT}`, defer: "" })
