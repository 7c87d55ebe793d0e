import { allowsPrefetch } from "./connection"
import { wait } from "./retry"
import { settings } from "./settings"

const hinted = new Set<string>()

/** Lets the browser fetch files for later, at its lowest priority. Resolves when they are here or failed. */
export async function prefetchFiles(urls: readonly string[]): Promise<void> {
  if (!allowsPrefetch()) return
  await Promise.all(urls.filter((url) => !hinted.has(url)).map(prefetchFile))
}

async function prefetchFile(url: string): Promise<void> {
  hinted.add(url)
  const hint = document.createElement("link")
  const arrival = hint.relList.supports("prefetch")
    ? new Promise<boolean>((resolve) => {
        hint.onload = () => resolve(true)
        hint.onerror = () => resolve(false)
        hint.rel = "prefetch"
        hint.href = url
        document.head.append(hint)
      })
    : fetch(url, { priority: "low" }).then(
        ({ ok }) => ok,
        () => false,
      )
  // One that never arrives must not keep the others from their turn.
  if (await Promise.race([arrival, wait(settings().timeLimit).then(() => false)])) return
  hinted.delete(url)
  hint.remove()
}
