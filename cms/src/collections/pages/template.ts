import type { SelectFieldSingleValidation } from "payload"
import { SITE_PAGES } from "../../../../shared/pages"
import { type PageTemplate, routeTo } from "../../../../shared/paths"
import { findOther } from "../../fields/related-documents"
import { selectRule } from "../../fields/rules"

export const templateLabels = Object.fromEntries(
  Object.entries(SITE_PAGES).map(([template, { label }]) => [
    template,
    `${label} (${routeTo(template as PageTemplate)})`,
  ]),
) as Record<PageTemplate, string>

/** Each page of the site has one document. */
export const checkTemplateFree: SelectFieldSingleValidation = selectRule(
  async (value, { id, req, typing }) => {
    if (typing) return true
    const other = await findOther(req, "pages", { field: "template", value, notId: id })
    if (!other) return true
    const { title } = other as Partial<{ title: string }>
    return `The page “${title ?? value}” is already there for this page of the site. Change that one instead.`
  },
)
