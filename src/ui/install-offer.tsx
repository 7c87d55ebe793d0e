import { type ComponentType, useEffect, useState } from "react"

const nothing = (): void => undefined

/**
 * Where the site can be installed, the way to do it; elsewhere nothing. It is loaded when the browser makes its offer
 * (src/ui/install-prompt.ts), or on iOS, which makes none, when the guest starts to scroll towards it. Last on
 * the page, so that it moves nothing.
 */
export function InstallOffer() {
  const [Way, setWay] = useState<ComponentType>()

  useEffect(() => {
    const load = (): void => {
      import("./install-way").then(({ InstallWay }) => setWay(() => InstallWay), nothing)
    }
    if (window.installPrompt) load()
    // Only Safari's engine on iOS has the property: true in an installed app, false in a browser.
    const sign = "standalone" in navigator ? "scroll" : "beforeinstallprompt"
    addEventListener(sign, load, { once: true })
    return () => removeEventListener(sign, load)
  }, [])

  return Way ? <Way /> : null
}
