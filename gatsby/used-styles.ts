import { parse, type AtRule, type ChildNode, type Container, type Rule } from "postcss"

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

/** A rule as text, and the classes that an element must have for each of its selectors; none for one that can wait. */
interface ReadRule {
  selectors: readonly { text: string; classes: readonly string[] | undefined }[]
  body: string
}

/** A sheet that is read once for all pages. */
export interface Sheet {
  root: Container
  rules: ReadonlyMap<Rule, ReadRule>
  /** What is left as it is. */
  texts: Map<ChildNode, string>
}

export function readSheet(css: string): Sheet {
  const root = parse(css)
  const rules = new Map<Rule, ReadRule>()
  root.walkRules((rule) => {
    if (isFrame(rule)) return
    const selectors = rule.selectors.map((text) => ({ text, classes: classesIn(text) }))
    const atFirst = rule.nodes.filter(
      (node) => node.type !== "decl" || !LATER_PROPERTY.test(node.prop),
    )
    rules.set(rule, { selectors, body: atFirst.map(String).join(";") })
  })
  return { root, rules, texts: new Map() }
}

/** `from`, `50%`: a step of an animation is no selector. */
const isFrame = ({ parent }: Rule): boolean =>
  parent?.type === "atrule" && /keyframes$/.test((parent as AtRule).name)

/** Of a selector, but those that stand in `:not()`, `:has()` and their like, where they may be absent. */
function classesIn(selector: string): string[] | undefined {
  let plain = selector.replace(/\[[^\]]*\]/g, "")
  for (let before = ""; plain !== before;) {
    before = plain
    plain = plain.replace(/\([^()]*\)/g, "")
  }
  if (LATER_STATE.test(plain)) return undefined
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name)
}

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
export function usedStyles({ root, rules, texts }: Sheet, present: ReadonlySet<string>): string {
  const has = (name: string): boolean => present.has(name) || ALWAYS.has(name)
  const frames: AtRule[] = []

  function wholeTextOf(node: ChildNode): string {
    const text = texts.get(node) ?? String(node)
    texts.set(node, text)
    return text
  }

  function textOf(node: ChildNode): string {
    if (node.type === "comment") return ""
    if (node.type === "rule") {
      const { selectors = [], body = "" } = rules.get(node) ?? {}
      const used = selectors.filter(({ classes }) => classes?.every(has))
      return used.length === 0 || body === ""
        ? ""
        : `${used.map(({ text }) => text).join(",")}{${body}}`
    }
    if (node.type === "atrule" && LATER_CONDITION.test(node.params)) return ""
    if (node.type === "atrule" && node.nodes && GROUPS.test(node.name)) {
      const inner = node.nodes.map(textOf).join("")
      return inner === "" ? "" : `@${node.name} ${node.params}{${inner}}`
    }
    if (node.type === "atrule" && /keyframes$/.test(node.name)) {
      frames.push(node)
      return ""
    }
    // `@layer base, theme` has no end of its own.
    const text = wholeTextOf(node)
    return text.endsWith("}") ? text : `${text};`
  }

  const text = root.nodes?.map(textOf).join("") ?? ""
  const animations = frames.filter(({ params }) => text.includes(params)).map(wholeTextOf)
  return text + animations.join("")
}

const GROUPS = /^(media|supports|container|layer|scope)$/
