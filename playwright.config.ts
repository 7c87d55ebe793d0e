import { defineConfig } from "@playwright/test"

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
}

/** Run by `npm test`, which builds and serves the site first and says where (SITE_ORIGIN). */
export default defineConfig({
  testDir: "__tests__",
  outputDir: "test-results",
  // One set for every system: what is compared tolerates their differences.
  snapshotPathTemplate: "{testDir}/browser/appearance/{projectName}-{arg}{ext}",
  // More than cores: many of the tests wait, for time limits and for what is held back.
  workers: 3,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  reporter: "list",
  use: {
    // A service worker needs `localhost`: a plain address such as 127.0.0.1 is refused.
    baseURL: process.env.SITE_ORIGIN ?? "http://localhost:8000",
    locale: "en-GB",
    timezoneId: "Europe/London",
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions,
  },
  projects: [
    {
      name: "phone",
      testMatch: "browser/**/*.spec.ts",
      testIgnore: "browser/faults/**",
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      testMatch: "browser/**/*.spec.ts",
      testIgnore: "browser/faults/**",
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "faults",
      testMatch: "browser/faults/**/*.spec.ts",
      // A fault is put between the page and the network, where a service worker would stand.
      use: { viewport: { width: 1440, height: 900 }, serviceWorkers: "block" },
    },
    {
      name: "build",
      testMatch: "build/**/*.spec.ts",
      // Each of these files runs Gatsby: two at once would fight for the processor.
      workers: 1,
      fullyParallel: false,
    },
  ],
})
