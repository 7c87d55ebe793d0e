/** What tells an iPhone or iPad; `standalone` is Apple's own, and not in TypeScript's DOM. */
export interface Platform {
  userAgent: string
  maxTouchPoints: number
  standalone?: boolean
}

/** Whether the page runs as an installed app, by whichever of the two ways a browser tells. */
export const isInstalled = ({ standalone }: Platform = navigator): boolean =>
  standalone === true || matchMedia("(display-mode: standalone)").matches

/**
 * Whether this is Safari on iOS or iPadOS, in which a guest installs by hand. An iPad calls itself a Mac, but no Mac can
 * be touched; other browsers and apps that show pages have another name in the place of Safari's `Version/`.
 */
export function isMobileSafari({ userAgent, maxTouchPoints, standalone }: Platform): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1)
  return isApple && standalone !== undefined && /\bVersion\/\d.*\bSafari\//.test(userAgent)
}
