const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** A browser with windows, for what only such a one has: its way of drawing, and the installation of apps. */
export const FULL_BROWSER = { executablePath: process.env.CHROMIUM_PATH, args }

/** For all else: it does a third of the work for a page, as no window belongs to it. */
export const BROWSER = {
  executablePath: process.env.CHROMIUM_HEADLESS_PATH ?? process.env.CHROMIUM_PATH,
  // Without a process for drawing beside the browser's: a tenth of what a page takes.
  args: [...args, "--in-process-gpu"],
}
