import { act } from "@testing-library/react"

interface Asked {
  request: { ask: string; venue?: string; day?: string; key?: string; venues?: string[] }
  answer: (body: object) => Promise<void>
  /** As when there is no connection. */
  fail: () => Promise<void>
}

/** What was asked of the CMS, to be answered in any order. */
export const asked: Asked[] = []

/** Each test of this file asks a CMS of its own. @param now instant at which it begins, in milliseconds since 1970 */
export function withAskedCms(now: number): void {
  const realFetch = globalThis.fetch
  beforeEach(() => {
    asked.length = 0
    jest.useFakeTimers({ now })
    globalThis.fetch = ((_url: string, { body }: { body: string }) =>
      new Promise((resolve, reject) => {
        const settle = (how: () => void) =>
          act(async () => {
            how()
            await Promise.resolve()
          })
        asked.push({
          request: JSON.parse(body) as Asked["request"],
          answer: (content) => settle(() => resolve({ json: () => Promise.resolve(content) })),
          fail: () => settle(() => reject(new TypeError("Failed to fetch"))),
        })
      })) as unknown as typeof fetch
  })
  afterEach(() => {
    jest.useRealTimers()
    history.replaceState(null, "", "/")
    globalThis.fetch = realFetch
  })
}
