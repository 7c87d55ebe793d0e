import type { ServerResponse } from "node:http"

export function replyJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  })
  response.end(JSON.stringify(body))
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, "cache-control": "no-store" })
  response.end()
}

const SECONDS_BETWEEN_TRIES = 5

/** Asks the browser to come back: the admin is not there yet. */
export function replyAdminNotReady(
  response: ServerResponse,
  text: string,
  comesBack: boolean,
): void {
  response.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    ...(comesBack ? { "retry-after": String(SECONDS_BETWEEN_TRIES) } : {}),
  })
  response.end(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${comesBack ? `<meta http-equiv="refresh" content="${SECONDS_BETWEEN_TRIES}">` : ""}
<title>Admin · Forno</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #100f0d; color: #f3ede2; font: 1.125rem/1.5 system-ui, sans-serif }
p { max-width: 32rem; padding: 1.5rem }
</style>
</head>
<body><p role="status">${text}</p></body>
</html>
`)
}
