import { readdirSync, readFileSync } from "node:fs"
import { expect, it } from "@jest/globals"
import { build } from "esbuild"

const TEMPLATES = readdirSync("src/templates").map((file) => `src/templates/${file}`)
/** Whose sheets every page has (docs/decisions/0028). */
const FRAME = [
  "gatsby-browser.tsx",
  ...readdirSync("src/slices").map((file) => `src/slices/${file}`),
]

/** `course-view` of `course-view__day` and `course-view--past`: a sheet names only the classes of its own part. */
const partOf = (name: string): string => name.replace(/(__|--).*$/, "")

const partsStyledIn = (css: string): readonly string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => partOf(name))

/** Written out, for most of a class that is put together at run time says nothing. */
const partsNamedIn = (file: string): readonly string[] =>
  [...readFileSync(file, "utf8").matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`)/g)]
    .flatMap(([, plain, template]) => (plain ?? template ?? "").split(/\s+/))
    .filter((name) => /^[a-z][\w-]*$/i.test(name))
    .map(partOf)

/** What each page and the frame are made of from the start, by the file that it begins with. */
async function modulesOf(entryPoints: readonly string[]) {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    packages: "external",
    external: ["*.woff2"],
    jsx: "automatic",
    format: "esm",
    outdir: "out",
    write: false,
    metafile: true,
    logLevel: "silent",
  })
  const from = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? []) {
      if (!external && kind !== "dynamic-import") from(path, found)
    }
    return found
  }
  return new Map(entryPoints.map((entry) => [entry, [...from(entry)]]))
}

const styledBy = (modules: readonly string[]): readonly string[] =>
  modules
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => partsStyledIn(readFileSync(file, "utf8")))

it("has rules, on each page, for every part that the page shows", async () => {
  const pages = await modulesOf([...TEMPLATES, ...FRAME])
  const frame = FRAME.flatMap((entry) => styledBy(pages.get(entry) ?? []))
  const missing = [...pages].flatMap(([entry, modules]) => {
    const styled = new Set([...frame, ...styledBy(modules)])
    return modules
      .filter((file) => file.endsWith(".tsx"))
      .flatMap((file) => [...new Set(partsNamedIn(file))].map((part) => ({ file, part })))
      .filter(({ part }) => !styled.has(part))
      .map(
        ({ file, part }) =>
          `${file}: no style sheet on the page of ${entry} has rules for .${part}. It imports one that has.`,
      )
  })
  expect(missing).toEqual([])
})
