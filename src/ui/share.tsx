import "./share.css"
import { useState } from "react"
import * as texts from "../texts/share"
import { LiveControls } from "./live-controls"
import { heard, words } from "./words"

type Answer = { kind: "copied" } | { kind: "address"; address: string }

/**
 * Hands the page's address to the device's own way of sharing; where it has none, to the clipboard, and where that is
 * forbidden, to the guest. Nobody else hears of it.
 * @param title what is shared, as messages are headed
 */
export function Share({ title }: { title: string }) {
  const [answer, setAnswer] = useState<Answer>()

  async function share(): Promise<void> {
    const address = window.location.origin + window.location.pathname
    // What is said again is heard again.
    setAnswer(undefined)
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share({ title, url: address })
      } catch (error) {
        // Whoever changes their mind has not met a fault.
        if (error instanceof DOMException && error.name === "AbortError") return
      }
    }
    try {
      await navigator.clipboard.writeText(address)
      setAnswer({ kind: "copied" })
    } catch {
      setAnswer({ kind: "address", address })
    }
  }

  return (
    <LiveControls className="share">
      <button type="button" className="word-button" onClick={() => void share()}>
        {words(texts.share(title, heard))}
      </button>
      <span className="share__answer" role="status">
        {answer?.kind === "copied" && texts.copied}
        {answer?.kind === "address" && `${texts.copyThis} ${answer.address}`}
      </span>
    </LiveControls>
  )
}
