import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Dom } from "parse5"

export type Element = Dom.Element
type Parent = Dom.ParentNode

/** Elements below a node, in the order of the document. */
export function* elementsIn(node: Parent): Generator<Element> {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue
    yield child
    yield* elementsIn(child)
  }
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((entry) => entry.name === name)?.value

export function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name)
  element.attrs.push({ name, value })
}

export function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((entry) => entry.name !== name)
}

export const byId = (root: Parent, id: string): Element | undefined => {
  for (const element of elementsIn(root)) if (attribute(element, "id") === id) return element
  return undefined
}

const HTML = "http://www.w3.org/1999/xhtml" as Element["namespaceURI"]

/** @param children texts are texts, never HTML */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Element | string)[] = [],
): Element {
  const made = tree.createElement(
    name,
    HTML,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
  )
  fill(made, children)
  return made
}

/** Puts these in the place of what an element holds. */
export function fill(parent: Element, children: readonly (Element | string)[]): void {
  parent.childNodes = []
  for (const child of children) {
    if (typeof child === "string") tree.insertText(parent, child)
    else tree.appendChild(parent, child)
  }
}

export const remove = (node: Element): void => tree.detachNode(node)
