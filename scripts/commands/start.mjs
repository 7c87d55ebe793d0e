import { join } from "node:path"
import { adminNews, cmsDataDir, needsSeed, preparesAdmin, seedCms, startCms } from "../lib/cms.mjs"
import { runCommand } from "../lib/command.mjs"
import { Failure } from "../lib/failure.mjs"
import { ensureInstalled } from "../lib/install.mjs"
import { watchMemory } from "../lib/memory.mjs"
import { tail } from "../lib/processes.mjs"
import { createProgress } from "../lib/progress.mjs"
import { cmsDirOf, releasesDirOf } from "../lib/project.mjs"
import { projectRoot as root } from "../lib/project-root.mjs"
import { commandRequest } from "../lib/build-request.mjs"
import { currentRelease } from "../lib/current-release.mjs"
import { heldNote } from "../lib/held-note.mjs"
import { hasPreview, startPreview } from "../lib/preview.mjs"
import { startPublisher } from "../lib/publisher.mjs"
import { buildSite } from "../lib/site-build.mjs"
import { startSiteServer } from "../lib/site-server.mjs"
import { prepareSetting } from "../lib/setting.mjs"

/** `npm start`: from a fresh clone to the site and its CMS, and everything stopped again on Ctrl-C. */
export function start() {
  const progress = createProgress()
  return runCommand((context) => run(context, progress), {
    whileStopping: (end) => {
      // Behind the ^C that the terminal shows.
      progress.say("")
      return progress.step("Stopping", end)
    },
  })
}

/**
 * @param {import("../lib/command.mjs").CommandContext} context
 * @param {import("../lib/progress.mjs").Progress} progress
 */
async function run({ processes }, progress) {
  const memory = watchMemory()
  const cmsDir = cmsDirOf(root)
  let stopping = false
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.once(signal, () => (stopping = true))

  const { isFirstRun, added, env, ownCms, sitePort, cmsPort } = await prepareSetting(root, {
    withPublishing: true,
  })
  progress.say(isFirstRun ? "\nForno: first start\n" : "\nForno\n")
  if (isFirstRun) progress.say("  ✓ .env written, with new secrets")
  else if (added.length > 0) progress.say(`  ✓ .env now has ${added.join(", ")}`)

  const releasesDir = releasesDirOf(root, env)
  const site = { root, releasesDir, env, processes }
  const installSite = () => ensureInstalled("the site", root, processes, progress)
  /** @type {import("../lib/processes.mjs").Running | undefined} */
  let server
  const serve = () =>
    progress.step("Starting the site's server", async () => {
      server = await startSiteServer(site)
    })

  /** The last release is served while the next one is built. */
  const serveLastRelease = async () => {
    await installSite()
    if (await currentRelease(releasesDir)) {
      await serve()
      progress.say(`      http://localhost:${sitePort} already shows the last release`)
    }
  }
  const admin = env.CMS_ADMIN || "later"
  const cmsLog = join(releasesDir, "last-cms.log")
  let isAdminAwaited = ownCms && preparesAdmin(admin)
  /** @param {string} line */
  const tellOfAdmin = (line) => {
    const news = adminNews(line)
    // A build of it that is stopped has not failed.
    if (!news || stopping) return
    isAdminAwaited = false
    progress.say(
      news === "ready"
        ? `  ✓ The CMS's admin is ready: http://localhost:${cmsPort}/admin`
        : `  ✗ The CMS's admin could not be started; ${cmsLog} says why. All else goes on.`,
    )
  }
  const startOwnCms = async () => {
    if (needsSeed(cmsDataDir(cmsDir, env))) {
      await progress.step("Filling the CMS with the demo content", async (detail) =>
        detail(await seedCms({ cmsDir, env, processes })),
      )
    }
    return progress.step("Starting the CMS", () =>
      startCms({
        cmsDir,
        env,
        admin,
        processes,
        logFile: cmsLog,
        onLine: tellOfAdmin,
      }),
    )
  }

  if (ownCms) await ensureInstalled("the CMS", cmsDir, processes, progress)
  const [cms] = await Promise.all([ownCms ? startOwnCms() : undefined, serveLastRelease()])

  const request = await commandRequest(releasesDir, env, { isStart: true })
  const { switched } = await buildSite({ ...site, progress, ...request })
  if (!switched) progress.say(`      ${await heldNote(releasesDir)}`)
  if (!server) await serve()
  const publisher = await progress.step("Starting the publisher", () => startPublisher(site))
  const preview = hasPreview(env) ? startPreview(site) : undefined
  // Guests before editors: the admin's own build waits until the site's is done.
  cms?.tell({ type: "build-admin" })

  const peak = memory.peak()
  memory.stop()
  progress.say(
    [
      "",
      `  Ready after ${progress.total()}${peak ? `, with ${peak} of memory at most` : ""}.`,
      "",
      `  The site    http://localhost:${sitePort}/400`,
      ...(cms
        ? [
            `  The CMS     http://localhost:${cmsPort}/admin${isAdminAwaited ? "  (in a minute or two)" : ""}`,
            `              ${env.CMS_ADMIN_EMAIL ?? ""}  ${env.CMS_ADMIN_PASSWORD ?? ""}  (the first login; from .env)`,
          ]
        : [`  Content     ${env.CMS_GRAPHQL_URL}`]),
      ...(preview ? [`  Drafts      ${env.PREVIEW_URL} (opened from the CMS)`] : []),
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

  void preview?.exited.then((code) => {
    if (stopping) return
    progress.say(
      `The preview of drafts stopped with code ${code}; all else goes on:\n${tail(preview.output())}`,
    )
  })
  const watched = [server, cms, publisher].filter((handle) => handle !== undefined)
  const stopped = await Promise.race(
    watched.map(async (handle) => ({ handle, code: await handle.exited })),
  )
  stopping = true
  throw new Failure(
    `${stopped.handle.name} stopped with code ${stopped.code}:\n${tail(stopped.handle.output())}`,
  )
}
