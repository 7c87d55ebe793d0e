/** Ends a request that takes longer, its body too. `AbortSignal.timeout` is missing in browsers the site still meets. */
export function timeLimit(limitMs: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), limitMs)
  return controller.signal
}
