/** What is chosen, in the address, so that it can be sent and reloaded; nothing where it does not say. */
export const inAddress = (name: string): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined

/** @param value empty where the address is to say nothing of it */
export function keepInAddress(name: string, value: string): void {
  const address = new URL(location.href)
  if (value) address.searchParams.set(name, value)
  else address.searchParams.delete(name)
  history.replaceState(history.state, "", address)
}
