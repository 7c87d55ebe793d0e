import { join } from "node:path"
import { adminNews, cmsDataDir, needsSeed, preparesAdmin, seedCms, startCms } from "../lib/cms"
import { runCommand, type CommandContext } from "../../lib/command"
import { DEFAULT_MAIL_DIR } from "../../lib/defaults"
import { Failure } from "../../lib/failure"
import { ensureInstalled } from "../../lib/install"
import { keepRunning } from "../../lib/keep-running"
import { watchMemory } from "../../lib/memory"
import { requireFreePorts } from "../../lib/ports"
import { createProgress, type Progress } from "../../lib/progress"
import { cmsDirOf, releasesDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { readLive } from "../../release-store/live-release"
import { pinnedNote } from "../lib/pinned-note"
import { hasApi, startApi } from "../lib/api"
import { hasPreview, startPreview } from "../lib/preview"
import { createBuildNews, publisherStep, startPublisher } from "../lib/publisher"
import { builtByPublisher } from "../lib/ask-publisher"
import { askForBuild } from "../../publishing/asked-builds"
import { runAlone } from "../lib/run-alone"
import { startSiteServer } from "../lib/site-server"
import { optionalPorts, prepareSetting } from "../lib/setting"
import type { Running } from "../../lib/processes"

const TRIED_AGAIN =
  "The publisher builds when something is published, or what is in the CMS differs from it; to build at once, start again."

/** `npm start`: from a fresh clone to the site and its CMS, and everything stopped again on Ctrl-C. */
export default function start() {
  const progress = createProgress()
  return runCommand((context) => run(context, progress), {
    whileStopping: (end) => {
      // Behind the ^C that the terminal shows.
      progress.say("")
      return progress.step("Stopping", end)
    },
  })
}

async function run({ processes, onEnd }: CommandContext, progress: Progress) {
  const memory = watchMemory()
  await runAlone(root, onEnd)
  const cmsDir = cmsDirOf(root)
  const { isFirstRun, added, env, ownCms, sitePort, cmsPort } = await prepareSetting(root, {
    withPublishing: true,
  })
  progress.say(isFirstRun ? "\nForno: first start\n" : "\nForno\n")
  if (isFirstRun) progress.say("  ✓ .env written, with new secrets")
  else if (added.length > 0) progress.say(`  ✓ .env now has ${added.join(", ")}`)

  const releasesDir = releasesDirOf(root, env)
  const site = { root, releasesDir, env, processes }
  // A newcomer sees the mails too; whoever sets a mail server has them sent.
  if (!env.SMTP_URL) env.MAIL_DIR ||= DEFAULT_MAIL_DIR
  const { API_PORT, OPERATIONS_PORT, PREVIEW_PORT } = optionalPorts(env)

  const kept: Promise<void>[] = []
  /**
   * Starts a process again whenever it ends.
   * @param ports that it listens on, by variable
   */
  const keep = (
    name: string,
    ports: Record<string, number | undefined>,
    running: Running | Promise<Running>,
    start: () => Promise<Running>,
  ) => {
    const { isStopping } = processes
    const startAgain = async () => {
      // Somebody else may have taken it meanwhile, and would be believed to be this process.
      await requireFreePorts(ports)
      return start()
    }
    kept.push(
      keepRunning({
        name,
        running: Promise.resolve(running),
        start: startAgain,
        say: progress.say,
        isStopping,
      }),
    )
  }
  let isServed = false
  const serve = async () => {
    if (isServed) return
    const startServer = () => startSiteServer(site)
    const server = await progress.step("Starting the site's server", startServer)
    keep("The site's server", { SITE_PORT: sitePort, OPERATIONS_PORT }, server, startServer)
    isServed = true
  }

  /** The last release is served while the next one is built. */
  const serveLastRelease = async () => {
    if (await readLive(releasesDir)) {
      await serve()
      progress.say(`      http://localhost:${sitePort} already shows the last release`)
    }
  }
  const served = serveLastRelease()
  /** Starts it, and keeps it: guests go on having the last release, whatever does not come up beside it. */
  const bringUp = async (
    name: string,
    ports: Record<string, number | undefined>,
    start: (isAgain: boolean) => Promise<Running>,
  ) => {
    const running = start(false)
    try {
      await running
    } catch (error) {
      await served
      if (!isServed || !(error instanceof Failure) || processes.isStopping()) throw error
    }
    keep(name, ports, running, () => start(true))
  }
  const takeInForms = async () => {
    if (!hasApi(env)) return
    const logFile = join(releasesDir, "last-api.log")
    const launchApi = (continuesLog: boolean) => startApi({ ...site, logFile, continuesLog })
    await bringUp("The forms' server", { API_PORT }, (isAgain) =>
      isAgain
        ? launchApi(true)
        : progress.step("Starting the forms' server", () => launchApi(false)),
    )
  }
  const admin = env.CMS_ADMIN || "later"
  const cmsLog = join(releasesDir, "last-cms.log")
  let isAdminAwaited = ownCms && preparesAdmin(admin)
  const tellOfAdmin = (line: string) => {
    const news = adminNews(line)
    // A build of it that is stopped has not failed.
    if (!news || processes.isStopping()) return
    isAdminAwaited = false
    progress.say(
      news === "ready"
        ? `  ✓ The CMS's admin is ready: http://localhost:${cmsPort}/admin`
        : `  ✗ The CMS's admin could not be started; ${cmsLog} says why. All else goes on.`,
    )
  }
  let cms: Running | undefined
  let mayBuildAdmin = false
  // Guests before editors: the admin's own build waits until the site's is done.
  const tellOfBuild = () => mayBuildAdmin && cms?.tell({ type: "build-admin" })
  const launchCms = async ({ continuesLog = false } = {}) => {
    const logFile = cmsLog
    const options = { cmsDir, env, admin, processes, logFile, continuesLog, onLine: tellOfAdmin }
    cms = await startCms(options)
    tellOfBuild()
    return cms
  }
  let isCmsReady = false
  const readyCms = async () => {
    await ensureInstalled("the CMS", cmsDir, processes, progress)
    if (needsSeed(cmsDataDir(cmsDir, env))) {
      await progress.step("Filling the CMS with the demo content", (detail) =>
        seedCms({ cmsDir, env, processes }, detail),
      )
    }
    isCmsReady = true
  }
  const startOwnCms = () =>
    bringUp("The CMS", { CMS_PORT: cmsPort }, async (isAgain) => {
      if (!isCmsReady) await readyCms()
      return isAgain
        ? launchCms({ continuesLog: true })
        : progress.step("Starting the CMS", () => launchCms())
    })

  // What guests send is taken in whether or not the CMS is there.
  await Promise.all([ownCms ? startOwnCms() : undefined, served, takeInForms()])

  // Before it begins to look for what there is to do.
  const asked = await askForBuild(releasesDir, { mayLosePages: false, isStart: true })
  let isBuilt = false
  const buildNews = createBuildNews()
  const launchPublisher = ({ continuesLog = false } = {}) =>
    startPublisher({
      ...site,
      // What it does is told by lines that a higher LOG_LEVEL leaves out.
      env: { ...env, LOG_LEVEL: "info" },
      continuesLog,
      onLine: (line) => {
        const news = buildNews(line)
        // Until then each step is shown, and what it fails of by this command.
        const said = isBuilt ? news : publisherStep(line)
        if (said) progress.say(said)
      },
    })
  const publisher = await progress.step("Starting the publisher", () => launchPublisher())
  keep("The publisher", {}, publisher, () => launchPublisher({ continuesLog: true }))
  try {
    const { switched } = await builtByPublisher(releasesDir, asked)
    if (!switched) progress.say(`      ${await pinnedNote(releasesDir)}`)
  } catch (error) {
    // Guests have the last release, and go on having it.
    if (!isServed || !(error instanceof Failure) || processes.isStopping()) throw error
    progress.say(`${error.message}\n      The last release is served on. ${TRIED_AGAIN}`)
  } finally {
    isBuilt = true
  }
  await serve()
  if (hasPreview(env)) {
    const launchPreview = () => startPreview(site)
    keep("The preview of drafts", { PREVIEW_PORT }, launchPreview(), launchPreview)
  }
  mayBuildAdmin = true
  tellOfBuild()

  const peak = memory.peak()
  memory.stop()
  progress.say(
    [
      "",
      `  Ready after ${progress.total()}${peak ? `, with ${peak} of memory at most` : ""}.`,
      "",
      `  The site    http://localhost:${sitePort}/400`,
      ...(ownCms
        ? [
            `  The CMS     http://localhost:${cmsPort}/admin${isAdminAwaited ? "  (not ready yet: a line below says when it is)" : ""}`,
            `              ${env.CMS_ADMIN_EMAIL ?? ""}  ${env.CMS_ADMIN_PASSWORD ?? ""}  (the first login, from .env; npm run password gives another)`,
          ]
        : [`  Content     ${env.CMS_GRAPHQL_URL}`]),
      ...(hasPreview(env) ? [`  Drafts      ${env.PREVIEW_URL} (opened from the CMS)`] : []),
      ...mailLines(env),
      ...(env.OPERATIONS_PORT
        ? [`  Operations  http://localhost:${env.OPERATIONS_PORT}/metrics`]
        : []),
      "",
      env.PUBLISH_HOOK_URL
        ? "  What is published in the CMS is on the site a few seconds later."
        : "  PUBLISH_HOOK_URL is empty: changes in the CMS are found by looking, every few minutes.",
      "",
      "  Ctrl-C stops everything.",
      "",
    ].join("\n"),
  )

  // Until Ctrl-C.
  await Promise.all(kept)
}

/** Where mails to guests and staff go. */
function mailLines(env: NodeJS.ProcessEnv): string[] {
  if (!hasApi(env))
    return ["  Forms       are off: API_PORT, SUBMISSIONS_SECRET and SUBMISSIONS_API_KEY"]
  if (env.SMTP_URL) return ["  Mail        is sent (SMTP_URL)"]
  return [
    `  Mail        http://localhost:${env.API_PORT}/inbox (SMTP_URL is not set: mails are kept in ${env.MAIL_DIR}/,`,
    "              and what guests send stands in the CMS)",
  ]
}
