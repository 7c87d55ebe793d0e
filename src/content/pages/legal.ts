import type { PrivacyPolicyPageQuery, TermsAndConditionsPageQuery } from "../generated/queries"
import { memoise } from "../memoise"
import { reshapePage } from "../page-text"
import type { LegalModel } from "../view-models"

export const toPrivacyPolicyModel = memoise(({ cms }: PrivacyPolicyPageQuery): LegalModel => ({
  page: reshapePage(cms.Pages, "privacyPolicy"),
}))

export const toTermsAndConditionsModel = memoise(
  ({ cms }: TermsAndConditionsPageQuery): LegalModel => ({
    page: reshapePage(cms.Pages, "termsAndConditions"),
  }),
)
