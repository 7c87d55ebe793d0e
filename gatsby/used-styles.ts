import { parse, type ChildNode, type Container, type Rule } from "postcss"

/** What says that the scripts have failed (resilience's boot-guard.ts), with which the sheets may have. */
const ALWAYS: ReadonlySet<string> = new Set([
  "notices",
  "notice",
  "notice--try-again",
  "notice__text",
  "notice__action",
])

/** Nobody prints a page, has a mouse over it or has filled in a form before its sheets are there; a browser has a ring of its own. */
const LATER_CONDITION = /^print$/
const LATER_STATE = /:(hover|active|focus-visible|user-invalid)(?![\w-])|::selection/
const LATER_PROPERTY = /^(transition|cursor)(-|$)/

/** A selector, and the classes that an element must have for it. */
interface Selector {
  text: string
  classes: readonly string[]
}

type Part =
  | { kind: "rule"; selectors: readonly Selector[]; body: string }
  /** What stands under a condition or in a layer. */
  | { kind: "group"; start: string; parts: Sheet }
  | { kind: "frames"; name: string; text: string }
  /** What is left as it is. */
  | { kind: "text"; text: string }

/** A sheet that is read once for all pages; what none has at first is not in it. */
export type Sheet = readonly Part[]

/** As texts: the parser's own tree of the site's sheets takes 15 MB. */
export const readSheet = (css: string): Sheet => partsIn(parse(css))

const partsIn = ({ nodes = [] }: Container): Part[] => nodes.flatMap((node) => partOf(node) ?? [])

function partOf(node: ChildNode): Part | undefined {
  if (node.type === "comment") return undefined
  if (node.type === "rule") return ruleOf(node)
  const text = String(node)
  if (node.type === "atrule") {
    const { name, params } = node
    if (LATER_CONDITION.test(params)) return undefined
    if (node.nodes && GROUPS.test(name)) {
      return { kind: "group", start: `@${name} ${params}`, parts: partsIn(node) }
    }
    if (/keyframes$/.test(name)) return { kind: "frames", name: params, text }
  }
  // `@layer base, theme` has no end of its own.
  return { kind: "text", text: text.endsWith("}") ? text : `${text};` }
}

function ruleOf(rule: Rule): Part | undefined {
  const atFirst = rule.nodes.filter(
    (node) => node.type !== "decl" || !LATER_PROPERTY.test(node.prop),
  )
  const selectors = rule.selectors.flatMap((text) => {
    const classes = classesIn(text)
    return classes ? [{ text, classes }] : []
  })
  if (atFirst.length === 0 || selectors.length === 0) return undefined
  return { kind: "rule", selectors, body: atFirst.map(String).join(";") }
}

/**
 * Of a selector, but those that stand in `:not()`, `:has()` and their like, where they may be absent.
 * @returns nothing where it can wait
 */
function classesIn(selector: string): string[] | undefined {
  let plain = selector.replace(/\[[^\]]*\]/g, "")
  for (let before = ""; plain !== before;) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, "")
  }
  if (LATER_STATE.test(plain)) return undefined
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name)
}

/** The classes that any of its selectors names. */
export const classesNamedIn = (sheet: Sheet): string[] => [
  ...new Set(
    sheet.flatMap((part) => {
      if (part.kind === "group") return classesNamedIn(part.parts)
      return part.kind === "rule" ? part.selectors.flatMap(({ classes }) => classes) : []
    }),
  ),
]

/** The classes that elements of a document have. */
export function classesOf(html: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [, names = ""] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) found.add(name)
  }
  return found
}

/**
 * What of a sheet a document with these classes can use at first, in its order. Names of animations are left in where a rule that
 * is left names them; what names no class, and what stands under a condition, is judged by what is in it.
 */
export function usedStyles(sheet: Sheet, present: ReadonlySet<string>): string {
  const has = (name: string): boolean => present.has(name) || ALWAYS.has(name)
  const frames: { name: string; text: string }[] = []

  function textOf(part: Part): string {
    switch (part.kind) {
      case "rule": {
        const used = part.selectors.filter(({ classes }) => classes.every(has))
        return used.length === 0 ? "" : `${used.map(({ text }) => text).join(",")}{${part.body}}`
      }
      case "group": {
        const inner = part.parts.map(textOf).join("")
        return inner === "" ? "" : `${part.start}{${inner}}`
      }
      case "frames":
        frames.push(part)
        return ""
      case "text":
        return part.text
    }
  }

  const text = sheet.map(textOf).join("")
  return text + frames.flatMap((each) => (text.includes(each.name) ? each.text : [])).join("")
}

const GROUPS = /^(media|supports|container|layer|scope)$/
