interface NetworkInformation {
  effectiveType?: string
  saveData?: boolean
}

/** The crawlers Gatsby leaves out, too: they follow links themselves. */
const BOT = /bot|crawler|spider|crawling/i

/** Whether pages may be loaded before anyone asked for them. */
export function allowsPrefetch(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation }
  return (
    !BOT.test(navigator.userAgent) &&
    !connection?.saveData &&
    !connection?.effectiveType?.includes("2g")
  )
}
