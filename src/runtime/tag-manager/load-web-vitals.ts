import { CONSENT_CHOSEN } from "../../ui/tag-consent"

const ignore = (): void => undefined

/**
 * Starts the measuring where there is someone to tell, and the guest has agreed to be counted; a visitor who cannot load
 * it is simply not measured.
 */
export function loadWebVitals(): void {
  const { dataLayer, tagConsent } = window
  if (!dataLayer) return
  if (tagConsent && !tagConsent.choice?.statistics) {
    addEventListener(CONSENT_CHOSEN, loadWebVitals, { once: true })
    return
  }
  import(/* webpackChunkName: "web-vitals" */ "./web-vitals")
    .then(({ reportWebVitals }) => reportWebVitals(dataLayer))
    .catch(ignore)
}
