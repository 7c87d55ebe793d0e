import "./install-way.css"
import { useEffect, useState } from "react"
import type { InstallPrompt } from "./install-prompt"
import { rememberDismissal, wasDismissed } from "./install-dismissal"
import { isInstalled, isMobileSafari } from "./install-platform"
import { words } from "./words"
import * as texts from "../texts/install"

// Fixed, because the footer is a slice; there is one on a page.
const HINT = "install-hint"

/** What the browser offers, while it can be taken. */
function useInstallPrompt() {
  const [prompt, setPrompt] = useState(() => window.installPrompt)
  const spend = (): void => {
    delete window.installPrompt
    setPrompt(undefined)
  }
  useEffect(() => {
    addEventListener("beforeinstallprompt", setPrompt)
    addEventListener("appinstalled", spend)
    return () => {
      removeEventListener("beforeinstallprompt", setPrompt)
      removeEventListener("appinstalled", spend)
    }
  }, [])
  return { prompt, spend }
}

/** The browser's own dialog for installing the site, or where it has none, how a guest does it by hand. */
export function InstallWay() {
  const { prompt, spend } = useInstallPrompt()
  const [isAway, setAway] = useState(() => isInstalled() || wasDismissed())
  const putAway = (): void => {
    rememberDismissal()
    setAway(true)
  }
  if (isAway) return null
  if (prompt) return <PromptButton prompt={prompt} onSpent={spend} onDismiss={putAway} />
  return isMobileSafari(navigator) ? <HomeScreenHint onDismiss={putAway} /> : null
}

function PromptButton({
  prompt,
  onSpent,
  onDismiss,
}: {
  prompt: InstallPrompt
  onSpent: () => void
  onDismiss: () => void
}) {
  const ask = async (): Promise<void> => {
    try {
      await prompt.prompt()
      const { outcome } = await prompt.userChoice
      if (outcome === "dismissed") onDismiss()
    } catch {
      // The browser has thought better of it: an offer that cannot be taken is gone as well.
    }
    onSpent()
  }
  return (
    <div className="install-way">
      <button type="button" className="button button--quiet" onClick={() => void ask()}>
        {texts.installTheApp}
      </button>
      <p>{texts.whatFor}</p>
    </div>
  )
}

function HomeScreenHint({ onDismiss }: { onDismiss: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="install-way">
      <button
        type="button"
        className="button button--quiet"
        aria-expanded={isOpen}
        aria-controls={HINT}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.installTheApp}
      </button>
      <div id={HINT} className="install-way__hint" hidden={!isOpen}>
        <p>{words(texts.addToHomeScreen((text) => <strong>{text}</strong>))}</p>
        <button type="button" className="word-button" onClick={onDismiss}>
          {texts.notNow}
        </button>
      </div>
    </div>
  )
}
