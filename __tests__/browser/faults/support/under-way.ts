import type { Page, Request } from "@playwright/test"

export interface UnderWay {
  readonly size: number
  stop: () => void
}

/** Requests of a page that have begun since now and have not come to their end. */
export function requestsUnderWay(page: Page): UnderWay {
  const requests = new Set<Request>()
  const begin = (request: Request): void => void requests.add(request)
  const end = (request: Request): void => void requests.delete(request)
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end)
  return {
    get size() {
      return requests.size
    },
    stop: () =>
      page
        .removeListener("request", begin)
        .removeListener("requestfinished", end)
        .removeListener("requestfailed", end),
  }
}
