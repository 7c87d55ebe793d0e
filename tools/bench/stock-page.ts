import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from "parse5"
import type { CommandContext } from "../../lib/command"
import { fileOfPage } from "../../shared/page-files"
import { buildStock } from "./stock-build"

interface Words {
  tag: string
  words: string
}

type Node = DefaultTreeAdapterTypes.Node

/**
 * Builds a page of the same words with Gatsby and React alone, so that a figure can be told as a ratio to what the
 * machine did with that one just before.
 * @param root the project's folder
 * @param page path of a text page of the release
 * @returns the built folder
 */
export async function buildStockPage(
  root: string,
  release: string,
  page: string,
  context: CommandContext,
): Promise<string> {
  const html = await readFile(join(release, fileOfPage(page)), "utf8")
  const files = { "src/text.json": JSON.stringify(wordsOf(html)) }
  return (await buildStock(root, "stock", context, { files })).built
}

/** Headings, paragraphs and list items of a page's main part. */
function wordsOf(html: string): Words[] {
  const found: Words[] = []
  const collect = (node: Node, isMain: boolean): void => {
    if (!tree.isElementNode(node)) {
      if ("childNodes" in node) for (const child of node.childNodes) collect(child, isMain)
      return
    }
    if (isMain && /^(h[1-6]|p|li)$/.test(node.tagName)) {
      found.push({ tag: node.tagName === "li" ? "p" : node.tagName, words: textOf(node) })
      return
    }
    for (const child of node.childNodes) collect(child, isMain || node.tagName === "main")
  }
  collect(parse(html), false)
  return found
}

const textOf = (node: Node): string =>
  tree.isTextNode(node)
    ? node.value
    : "childNodes" in node
      ? node.childNodes.map(textOf).join("")
      : ""
