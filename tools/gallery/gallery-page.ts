import { escapeMarkup } from "../../shared/escape-markup"
import type { Comparison } from "./compare"
export interface Picture {
  /** Of the scene. */
  name: string
  group: string
  path: string
  /** CSS pixels of the window */
  width: number
  /** Relative to the page. */
  file: string
  /** Relative to the page; drawn where the picture moved since the last gallery. */
  difference?: string
  comparison: Comparison
}

const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 2 : 0)} %`

const news = ({ verdict, share }: Comparison) => {
  if (verdict === "new") return "new"
  return verdict === "moved" ? `moved: ${percent(share)}` : ""
}

const figure = ({ name, width, file, difference, comparison }: Picture) => `
    <figure class="${comparison.verdict}">
      <a href="${escapeMarkup(file)}"><img src="${escapeMarkup(file)}" width="${width}" alt="${escapeMarkup(name)} at ${width} px" loading="lazy"></a>
      <figcaption>${width} px ${news(comparison)}${difference ? ` <a href="${escapeMarkup(difference)}">what differs</a>` : ""}</figcaption>
    </figure>`

/**
 * The gallery as one HTML page: what moved first, then every scene by group, one row a scene, one column a width.
 * @param failures scenes that could not be shown, in words
 */
export function galleryPage(pictures: readonly Picture[], failures: readonly string[]) {
  const moved = pictures.filter(({ comparison }) => comparison.verdict === "moved")
  const groups = [...new Set(pictures.map(({ group }) => group))]
  const row = (name: string, shown: readonly Picture[]) => `
  <section><h3>${escapeMarkup(name)} <small>${escapeMarkup(shown[0]?.path ?? "")}</small></h3><div class="row">${shown.map(figure).join("")}</div></section>`
  const rows = (some: readonly Picture[]) =>
    [...new Set(some.map(({ name }) => name))]
      .map((name) =>
        row(
          name,
          some.filter((picture) => picture.name === name),
        ),
      )
      .join("")
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>
body{margin:2rem;background:#3a3a3a;color:#fff;font:1rem/1.5 system-ui,sans-serif}
.row{display:flex;gap:1rem;align-items:start;overflow-x:auto}
figure{margin:0;flex:none}
img{display:block;width:auto;height:auto;max-width:22rem;max-height:44rem;object-fit:cover;object-position:top;background:#000}
.moved img{outline:4px solid #ff6a2b}.new img{outline:4px solid #7ac}
figcaption,small{color:#ccc;font-size:.875rem;font-weight:400}a{color:#fc9}
</style>
<h1>Gallery</h1>
<p>${pictures.length} pictures; ${moved.length} moved since the last gallery.</p>
${failures.length > 0 ? `<h2>Could not be shown</h2><ul>${failures.map((text) => `<li>${escapeMarkup(text)}</li>`).join("")}</ul>` : ""}
${moved.length > 0 ? `<h2>Moved</h2>${rows(moved)}` : ""}
${groups.map((group) => `<h2>${escapeMarkup(group)}</h2>${rows(pictures.filter((picture) => picture.group === group))}`).join("")}
</html>
`
}
