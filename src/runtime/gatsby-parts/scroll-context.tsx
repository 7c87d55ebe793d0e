import type { ReactNode } from "react"

/** In the place of Gatsby's, which writes every scroll event to the session storage: ../scroll-memory does it all. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children

/** No element of this site scrolls by itself and is restored. */
export const useScrollRestoration = (): Record<string, never> => ({})
