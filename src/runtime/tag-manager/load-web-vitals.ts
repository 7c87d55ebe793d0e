const ignore = (): void => undefined

/** Starts the measuring where there is someone to tell; a visitor who cannot load it is simply not measured. */
export function loadWebVitals(): void {
  const { dataLayer } = window
  if (!dataLayer) return
  import(/* webpackChunkName: "web-vitals" */ "./web-vitals")
    .then(({ reportWebVitals }) => reportWebVitals(dataLayer))
    .catch(ignore)
}
