import type { FastifyInstance } from "fastify"
import { LONGEST_NOTE } from "../../../shared/ordering/order-form"
import { API_PREFIX } from "../../../shared/submissions/api-prefix"
import { EMAIL, PHONE } from "../../../shared/submissions/field-rules"
import { element, type Element } from "./dom"
import { serveScript } from "./serve-script"

const MEND_SCRIPT = "/mend-fields.js"

/**
 * What is said of a field goes once that is mended, as on the site's own forms; nothing is said while somebody types. What the
 * browser does not judge by itself is judged by the rules of the form.
 */
export const mendScript = `{
  const rules = { email: ${EMAIL}, tel: ${PHONE}, textarea: /^[^]{0,${LONGEST_NOTE}}$/ }
  const isRight = ({ type, value, required, validity }) => {
    const text = value.trim()
    return validity.valid && (text === "" ? !required : !rules[type] || rules[type].test(text))
  }
  document.addEventListener("input", ({ target }) => {
    const said = document.querySelector('[id$="-' + target.name + '-problem"]')
    if (!said || !isRight(target)) return
    for (const field of document.querySelectorAll('[aria-describedby~="' + said.id + '"]')) {
      field.removeAttribute("aria-invalid")
      const described = field.getAttribute("aria-describedby").split(" ").filter((id) => id !== said.id)
      field.setAttribute("aria-describedby", described.join(" "))
    }
    said.remove()
  })
}
`

export const registerMendScript = (app: FastifyInstance): void =>
  serveScript(app, MEND_SCRIPT, mendScript)

/** Where something is wrong, on a page whose policy allows scripts of the site. */
export const mendPart = (problems: object): Element[] =>
  Object.keys(problems).length > 0
    ? [element("script", { src: `${API_PREFIX}${MEND_SCRIPT}`, defer: "" })]
    : []
