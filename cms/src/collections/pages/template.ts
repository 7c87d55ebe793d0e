import type { SelectFieldSingleValidation } from "payload"
import { PAGE_PATHS, type PageTemplate } from "../../../../shared/paths"
import { findOther } from "../../fields/related-documents"
import { selectRule } from "../../fields/rules"

const names: Record<PageTemplate, string> = {
  home: "Home",
  about: "About",
  locations: "Locations",
  book: "Book",
  order: "Order",
  degustation: "Degustation",
  functions: "Functions",
  whatson: "What's on",
  news: "News",
  careers: "Careers",
  stockists: "Stockists",
  contact: "Contact",
  privacyPolicy: "Privacy policy",
  termsAndConditions: "Terms and conditions",
  notFound: "Page not found",
  serverError: "Server error",
  offline: "No connection",
}

export const templateLabels = Object.fromEntries(
  Object.entries(names).map(([template, name]) => [
    template,
    `${name} (${PAGE_PATHS[template as PageTemplate]})`,
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
