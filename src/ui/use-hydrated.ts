import { useSyncExternalStore } from "react"

const never = (): (() => void) => () => undefined

/**
 * False in the server's HTML and during hydration, true from then on. Controls that need
 * JavaScript keep their room on the page and become visible once this is true.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
