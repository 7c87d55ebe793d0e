import { escapeMarkup } from "../../shared/escape-markup"

/** What most texts have none of, as addresses and times. */
const ODD = /[^\w ./:-]/

const escaped = (text: string): string => (ODD.test(text) ? escapeMarkup(text) : text)

/** Markup that is escaped already; nothing but `element` makes it. */
export interface Xml {
  readonly xml: string
}

type Child = Xml | string | undefined

/** An element; what is undefined is left out. */
export function element(
  name: string,
  content: Child | readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const inner = isList(content) ? content.map(textOf).join("") : textOf(content)
  const opening = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escaped(value)}"`,
    name,
  )
  return { xml: inner === "" ? `<${opening}/>\n` : `<${opening}>${inner}</${name}>\n` }
}

const isList = (content: Child | readonly Child[]): content is readonly Child[] =>
  Array.isArray(content)

const textOf = (child: Child): string =>
  typeof child === "string" ? escaped(child) : (child?.xml ?? "")

export const xmlDocument = (root: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}`
