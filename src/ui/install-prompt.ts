/** Chromium's alone, so not in TypeScript's DOM (WICG, Manifest Incubations: BeforeInstallPromptEvent). */
export interface InstallPrompt extends Event {
  /** Shows the browser's dialog; once, and only in answer to the guest. */
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>
}

declare global {
  interface Window {
    /** What the browser offered on this page and the guest has not answered. */
    installPrompt?: InstallPrompt
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

/**
 * Keeps the browser's offer to install the site, rather than let it interrupt. To be called when the first script
 * runs: the offer comes once, as soon as the page has loaded, and that may be before React has started. Kept on the
 * window, because a module that two scripts share would weigh three times as much.
 */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
}
