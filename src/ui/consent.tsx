import { type ComponentType, useEffect, useState } from "react"
import { CONSENT_ASKED } from "./tag-consent"

const nothing = (): void => undefined

/**
 * Where the site has tags, the question whether they may be loaded: until it is answered, and whenever the guest asks
 * for it. Elsewhere nothing, not even its script.
 */
export function Consent() {
  const [Banner, setBanner] = useState<ComponentType<{ onDone: () => void }>>()

  useEffect(() => {
    const { tagConsent } = window
    if (!tagConsent) return undefined
    const ask = (): void => {
      import("./consent-banner").then(
        ({ ConsentBanner }) => setBanner(() => ConsentBanner),
        nothing,
      )
    }
    if (!tagConsent.choice) ask()
    addEventListener(CONSENT_ASKED, ask)
    return () => removeEventListener(CONSENT_ASKED, ask)
  }, [])

  return Banner ? <Banner onDone={() => setBanner(undefined)} /> : null
}
