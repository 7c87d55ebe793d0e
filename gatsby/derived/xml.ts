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
  const opening = openingOf(name, attributes)
  return { xml: inner === "" ? `<${opening}/>\n` : `<${opening}>${inner}</${name}>\n` }
}

const openingOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escaped(value)}"`,
    name,
  )

const isList = (content: Child | readonly Child[]): content is readonly Child[] =>
  Array.isArray(content)

const textOf = (child: Child): string =>
  typeof child === "string" ? escaped(child) : (child?.xml ?? "")

const DECLARATION = `<?xml version="1.0" encoding="UTF-8"?>\n`

export const xmlDocument = (root: Xml): string => DECLARATION + root.xml

/** The same with a root whose content is there already, in UTF-8. */
export const xmlDocumentOf = (
  root: string,
  content: readonly Buffer[],
  attributes: Readonly<Record<string, string>>,
): Buffer =>
  Buffer.concat([
    Buffer.from(`${DECLARATION}<${openingOf(root, attributes)}>`),
    ...content,
    Buffer.from(`</${root}>\n`),
  ])
