import { FORM_META } from "../../../shared/submissions/form-meta"
import { element, type Element } from "./dom"

type Child = Element | string

export const div = (className: string, ...children: Child[]): Element =>
  element("div", { class: className }, children)
export const paragraph = (text: string, className = ""): Element =>
  element("p", className ? { class: className } : {}, [text])
export const link = (href: string, label: string, className = ""): Element =>
  element("a", { href, ...(className ? { class: className } : {}) }, [label])
export const hidden = (name: string, value: string): Element =>
  element("input", { type: "hidden", name, value })

/** What can be done, side by side. */
export const actions = (...children: Child[]): Element =>
  element("p", { class: "actions" }, children)

/** A sheet of paper with a heading: what every page of bookings and orders consists of. */
export const slip = (heading: string, ...children: Child[]): Element =>
  element("section", { class: "container booking-page" }, [
    div(
      "paper booking-page__slip",
      element("h1", { class: "booking-page__title" }, [heading]),
      ...children,
    ),
  ])

/** What has happened, or what is wrong, above everything else; what is wrong has the focus, as scripts would give it. */
export const notice = (
  tone: "success" | "warning" | "error",
  ...children: readonly Child[]
): Element =>
  element(
    "div",
    {
      class: `notice notice--${tone}`,
      ...(tone === "success"
        ? { role: "status" }
        : { role: "alert", tabindex: "-1", autofocus: "" }),
    },
    children,
  )

/** Names and values; empty ones are left out. */
export const factList = (facts: readonly (readonly [string, string])[]): Element =>
  element(
    "dl",
    { class: "booking-page__facts" },
    facts
      .filter(([, value]) => value !== "")
      .map(([name, value]) =>
        element("div", {}, [element("dt", {}, [name]), element("dd", {}, [value])]),
      ),
  )

/** A field that nobody sees, and programs fill in. */
export const trap = (label: string): Element =>
  element("div", { class: "visually-hidden", "aria-hidden": "true" }, [
    element("label", {}, [
      label,
      element("input", { name: FORM_META.trap, tabindex: "-1", autocomplete: "off" }),
    ]),
  ])

/** A label, its input, a hint and what is wrong with it, bound to one another. */
export function field(
  tag: "input" | "textarea",
  attributes: Record<string, string>,
  {
    id,
    name,
    label,
    value,
    hint,
    problem,
    optional,
  }: {
    id: string
    name: string
    label: string
    value: string
    hint?: string
    problem?: { id: string; words: string }
    /** The word for it, where it may be left empty. */
    optional?: string
  },
): Element {
  const hintId = `${id}-hint`
  const described = [hint ? hintId : "", problem?.id ?? ""].filter(Boolean).join(" ")
  return div(
    "booking-form__field",
    element("label", { for: id }, [
      label,
      ...(optional ? [element("span", { class: "quiet" }, [` (${optional})`])] : []),
    ]),
    ...(hint ? [element("p", { class: "booking-form__hint", id: hintId }, [hint])] : []),
    element(
      tag,
      {
        ...{ id, name, ...attributes },
        ...(tag === "input" ? { value } : {}),
        ...(described ? { "aria-describedby": described } : {}),
        ...(problem ? { "aria-invalid": "true" } : {}),
      },
      tag === "textarea" ? [value] : [],
    ),
    ...(problem
      ? [element("p", { class: "booking-form__problem", id: problem.id }, [problem.words])]
      : []),
  )
}
