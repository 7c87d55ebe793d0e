import { documentRelease } from "../../../plugins/gatsby-plugin-resilience/src/release"
import type { KeepMessage } from "../../service-worker/messages"

/** On a first visit the worker is still being installed, and is told when it is there. Where there is none, nothing waits. */
export function tellWorker(note: Omit<KeepMessage, "type" | "release">): void {
  const message: KeepMessage = { type: "keep", release: documentRelease(), ...note }
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
