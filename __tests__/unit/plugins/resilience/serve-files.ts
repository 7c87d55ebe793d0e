/** What the server has, by address; all else is not there. A number is the status that it answers with instead. */
export type Files = Record<string, unknown>

export interface Asked {
  url: string
  cache: string | undefined
}

/**
 * Answers `fetch` from the files, also from those that change later.
 * @returns what was asked for from then on, in order
 */
export function serveFiles(files: Files): Asked[] {
  const asked: Asked[] = []
  globalThis.fetch = (input, init) => {
    const url = String(input).replace(/^http:\/\/localhost(?=\/)/, "")
    asked.push({ url, cache: init?.cache })
    const body = files[url]
    const status = typeof body === "number" ? body : body === undefined ? 404 : 200
    return Promise.resolve({
      status,
      ok: status === 200,
      text: () => Promise.resolve(JSON.stringify(body)),
    } as Response)
  }
  return asked
}
