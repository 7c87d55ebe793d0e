import { parse, serialize, type DefaultTreeAdapterTypes as Dom } from "parse5"
import { fieldId, formId, problemId, summaryId } from "../../../shared/submissions/form-ids"
import { type SubmissionSlug } from "../../../shared/submissions/kinds"
import { fileOfPage } from "../../../shared/page-files"
import { servedFiles } from "../../../release-store/served-files"
import { problemsHeading } from "../../../src/texts/problems-heading"
import type { Problems } from "../kinds/submission-kind"
import {
  attribute,
  byId,
  element,
  elementsIn,
  fill,
  remove,
  setAttribute,
  type Element,
} from "./dom"

/** What a page without scripts needs of the site: its styles, pictures and typefaces. */
export const FORM_PAGE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** What one needs with small scripts of our own, which is whole without them. */
export const SCRIPTED_PAGE_POLICY = `${FORM_PAGE_POLICY}; script-src 'self'; connect-src 'self'`

/** Paths of the site's pages, as `FORM_META.page` may name one. */
const PAGE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

type Document = Dom.Document

/** What is told in the place of the form, or above it. */
export interface Said {
  title: string
  sentences: readonly string[]
}

/**
 * Answers browsers without scripts in the page that the form stands on, as the site has built it: the same words, the
 * same look, what was typed still there.
 */
export function createFormPages(releasesDir: string) {
  const files = servedFiles(releasesDir)

  async function open(page: string): Promise<Document | undefined> {
    const html = PAGE.test(page) ? await files.text(fileOfPage(page)) : undefined
    return html === undefined ? undefined : withoutScripts(parse(html))
  }

  return {
    /** The form with what was typed and what is wrong with it; nothing where the page or the form is gone. */
    async withProblems(
      slug: SubmissionSlug,
      page: string,
      {
        typed,
        problems,
        said,
        meta,
      }: {
        typed: Readonly<Record<string, string>>
        problems: Problems
        /** In the place of the list of problems, where there are none. */
        said?: string
        /** Values of FORM_META's fields. */
        meta: Readonly<Record<string, string>>
      },
    ): Promise<string | undefined> {
      const document = await open(page)
      const form = document && byId(document, formId(slug))
      if (!document || !form) return undefined
      for (const [name, value] of Object.entries({ ...typed, ...meta })) setValue(form, name, value)
      for (const [name, problem] of Object.entries(problems)) {
        const place = byId(form, problemId(slug, name))
        if (place) fill(place, [problem])
        const control = byId(form, fieldId(slug, name))
        if (control) setAttribute(control, "aria-invalid", "true")
      }
      const summary = byId(form, summaryId(slug))
      if (summary)
        fill(summary, said === undefined ? listOf(form, slug, problems) : [sentence(said)])
      setTitle(document, said ?? problemsHeading(Object.keys(problems).length))
      return serialize(document)
    },

    /** The page with this in the place of the form. */
    async inPlaceOfForm(
      slug: SubmissionSlug,
      page: string,
      { title, sentences }: Said,
    ): Promise<string | undefined> {
      const document = await open(page)
      const form = document && byId(document, formId(slug))
      if (!document || !form) return undefined
      form.tagName = "div"
      form.nodeName = "div"
      form.attrs = form.attrs.filter(({ name }) => ["id", "class"].includes(name))
      fill(form, [
        element("div", { class: "form__done", role: "status" }, [
          element("h3", {}, [title]),
          ...sentences.map(sentence),
        ]),
      ])
      setTitle(document, title)
      return serialize(document)
    },
  }
}

export type FormPages = ReturnType<typeof createFormPages>

const sentence = (text: string): Element => element("p", {}, [text])

/** Errors first in the title: it is what a screen reader says first of a new page. */
function setTitle(document: Document, title: string): void {
  for (const found of elementsIn(document)) {
    if (found.tagName !== "title") continue
    fill(found, [title])
    return
  }
}

const listOf = (form: Element, slug: SubmissionSlug, problems: Problems): Element[] => [
  element("p", { class: "form__problems" }, [problemsHeading(Object.keys(problems).length)]),
  element(
    "ul",
    {},
    Object.entries(problems).map(([name, problem]) => {
      const id = fieldId(slug, name)
      // What the page sends along has no field to lead to.
      return element("li", {}, [
        byId(form, id) ? element("a", { href: `#${id}` }, [problem]) : problem,
      ])
    }),
  ),
]

function setValue(form: Element, name: string, value: string): void {
  for (const control of elementsIn(form)) {
    if (attribute(control, "name") !== name) continue
    if (control.tagName === "textarea") fill(control, [value])
    else if (control.tagName === "select") choose(control, value)
    else if (attribute(control, "type") !== "file") setAttribute(control, "value", value)
  }
}

function choose(select: Element, value: string): void {
  for (const option of elementsIn(select)) {
    if (option.tagName !== "option") continue
    option.attrs = option.attrs.filter((entry) => entry.name !== "selected")
    if (attribute(option, "value") === value) setAttribute(option, "selected", "")
  }
}

function withoutScripts(document: Document): Document {
  const gone = [...elementsIn(document)].filter(
    (found) =>
      found.tagName === "script" ||
      (found.tagName === "link" && /preload|prefetch/.test(attribute(found, "rel") ?? "")),
  )
  gone.forEach(remove)
  return document
}
