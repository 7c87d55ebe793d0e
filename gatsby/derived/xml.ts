import { escapeMarkup } from "../../shared/escape-markup"

/** What no XML 1.0 document may hold, escaped or not: all but Char (Extensible Markup Language 1.0, 2.2). */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escaped = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ""))

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
  const inner = [content]
    .flat()
    .map((child) => (typeof child === "string" ? escaped(child) : (child?.xml ?? "")))
    .join("")
  const opening = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escaped(value)}"`,
    name,
  )
  return { xml: inner === "" ? `<${opening}/>\n` : `<${opening}>${inner}</${name}>\n` }
}

export const xmlDocument = (root: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}`
