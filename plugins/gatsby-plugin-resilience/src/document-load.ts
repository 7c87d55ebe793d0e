const withoutFragment = (url: URL): string => url.href.slice(0, url.href.length - url.hash.length)

/** Leaves an address to the browser: a load of its document, query and fragment kept. */
export function loadDocument(
  address: string,
  { replace = false }: { replace?: boolean | undefined } = {},
): void {
  const target = new URL(address, location.href)
  // To go to an address that differs in its fragment alone would load nothing.
  if (withoutFragment(target) === withoutFragment(new URL(location.href))) {
    history.replaceState(history.state, "", target.href)
    location.reload()
  } else if (replace) {
    location.replace(target.href)
  } else {
    location.assign(target.href)
  }
}
