/** After this long, in milliseconds, the first view is over. */
const DELAY_MS = 2000

/**
 * Fetches what no first view needs, and begins with it. A visitor who cannot load it goes without.
 * @param load imports it, into the chunk called “later” (`LATER_CHUNK`), which every page that is kept has with it
 */
export function afterFirstView<Module>(
  load: () => Promise<Module>,
  begin: (module: Module) => void,
): void {
  setTimeout(
    () =>
      void load()
        .then(begin)
        .catch(() => undefined),
    DELAY_MS,
  )
}
