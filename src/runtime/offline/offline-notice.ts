import { hideNotice, showNotice } from "../../../plugins/gatsby-plugin-resilience/src/notices"
import type { UnreachableMessage } from "../../service-worker/messages"
import { stillWorks } from "../../texts/offline"
import { reachesServer } from "./server-version"

const NAME = "offline"
/** How often a server that was out of reach is asked again, in milliseconds. */
const CHECK_MS = 5000

let timer: ReturnType<typeof setTimeout> | undefined
let isChecking = false

/** Says that there is no network while there is none. Without a worker nothing works then, and nothing is promised. */
export function watchConnection(): void {
  addEventListener("offline", () => void check())
  addEventListener("online", () => void check())
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isUnreachable(data)) void check()
  })
  void navigator.serviceWorker.ready.then(check)
}

/** One at a time, whoever asks for it: of many requests that fail, each one does. */
async function check(): Promise<void> {
  if (isChecking) return
  isChecking = true
  clearTimeout(timer)
  const isReached = navigator.onLine && (await reachesServer())
  isChecking = false
  if (isReached && navigator.onLine) {
    hideNotice(NAME)
    return
  }
  if (!navigator.serviceWorker.controller) return
  // Shown once, so that it is read out once.
  if (!document.querySelector(`[data-notice="${NAME}"]`)) {
    showNotice({ name: NAME, text: stillWorks })
  }
  timer = setTimeout(() => void check(), CHECK_MS)
}

const isUnreachable = (data: unknown): data is UnreachableMessage =>
  (data as Partial<UnreachableMessage> | null)?.type === "unreachable"
