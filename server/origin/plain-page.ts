import { LANGUAGE } from "../../src/texts/intl"
import { HOUSE_GROUND } from "../../src/theme/palettes"

/** A page of a few words, for where the site has none of its own. The first sentence is its title. */
export function plainPage(
  sentences: readonly string[],
  ways: readonly { path: string; label: string }[] = [],
): string {
  return [
    `<!doctype html><html lang="${LANGUAGE}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${sentences[0] ?? ""}</title>`,
    `<style>body{background:${HOUSE_GROUND};color:#f4efe6;font:1.125rem/1.5 sans-serif;max-width:40rem;margin:auto;padding:2rem}a{color:inherit}</style>`,
    ...sentences.map((sentence) => `<p>${sentence}</p>`),
    ...ways.map(({ path, label }) => `<p><a href="${path}">${label}</a></p>`),
    "</html>",
  ].join("\n")
}
