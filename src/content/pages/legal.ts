import type { PageTemplate } from "../../../shared/paths"
import type { PrivacyPolicyPageQuery, TermsAndConditionsPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { mapPage } from "../page-text"

const modelOf = (template: PageTemplate) =>
  memoise(({ cms }: PrivacyPolicyPageQuery | TermsAndConditionsPageQuery) => ({
    page: mapPage(cms.Pages, template),
  }))

export const toPrivacyPolicyModel = modelOf("privacyPolicy")
export const toTermsAndConditionsModel = modelOf("termsAndConditions")

export type LegalModel = ReturnType<typeof toPrivacyPolicyModel>
