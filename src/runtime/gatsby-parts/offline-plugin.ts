/** Of gatsby-plugin-offline's part in the browser only this: what the worker keeps it hears from ../offline. */
export const registerServiceWorker = (): boolean => true
