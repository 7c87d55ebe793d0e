import { defineConfig } from "@playwright/test"
import { BROWSER } from "./__tests__/browser/support/launch-options"

/** Leave the tests' own build as it is: they need only a CMS. */
const APART = ["build/cms*.spec.ts", "build/publishing-cms.spec.ts"]

/** What they say holds at every width, or is about telephones: seen on the phone. */
const ON_A_PHONE = [
  "booking",
  "card",
  "consent",
  "forms",
  "install",
  "main-thread",
  "measurement",
  "navigation",
  "offline",
  "page-news",
  "print",
  "security",
  "weight",
].map((name) => `browser/${name}.spec.ts`)

/** Run by `npm test`, which builds and serves the site first and says where (SITE_ORIGIN). */
export default defineConfig({
  testDir: "__tests__",
  outputDir: "test-results",
  // One set for every system: what is compared tolerates their differences.
  snapshotPathTemplate: "{testDir}/browser/appearance/{projectName}-{arg}{ext}",
  // Twice a small machine's cores: many of the tests wait, for a quiet network and for what is held back.
  workers: 4,
  // Once more where a machine that is there for nothing else was too busy; what needed it is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // For a machine with much else to do; what is as expected is not waited for.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // A worker fetches the site's essential pages beside the one that is looked at. Tests of the worker let it in.
    serviceWorkers: "block",
    // Where what moves has a part in it, a test asks for it (browser/support/motion.ts).
    contextOptions: { reducedMotion: "reduce" },
    // A service worker needs `localhost`: a plain address such as 127.0.0.1 is refused.
    baseURL: process.env.SITE_ORIGIN ?? "http://localhost:8000",
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Otherwise one is taken of each test that passes too: a fourth of what a visit takes.
    screenshot: "off",
    // What there is to look at of a test that fails; elsewhere `npm test -- -- --trace=retain-on-failure` asks for it.
    trace: "on-first-retry",
    launchOptions: BROWSER,
  },
  projects: [
    {
      name: "build",
      testMatch: "build/**/*.spec.ts",
      testIgnore: APART,
      // First, because longest. Each of these files runs Gatsby: two at once would fight for the processor.
      workers: 1,
      fullyParallel: false,
    },
    {
      name: "apart",
      testMatch: APART,
      workers: 1,
      fullyParallel: false,
    },
    {
      // Beside the builds, because it mostly waits: for what is held back, and for what must not happen.
      name: "faults",
      testMatch: "browser/faults/**/*.spec.ts",
      use: {
        viewport: { width: 1440, height: 900 },
        // What fails here is data and scripts; every page loaded without its pictures and typefaces is loaded sooner.
        launchOptions: {
          ...BROWSER,
          args: [...BROWSER.args, "--blink-settings=imagesEnabled=false", "--disable-remote-fonts"],
        },
      },
    },
    {
      // One worker, one CMS with its admin: each file cleans up after itself, or writes documents of its own.
      name: "admin",
      testMatch: "admin/**/*.spec.ts",
      workers: 1,
      fullyParallel: false,
      timeout: 120_000,
      use: { viewport: { width: 1360, height: 900 } },
    },
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
      testIgnore: ["browser/faults/**", ...ON_A_PHONE],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
