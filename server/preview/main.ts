import { join, resolve } from "node:path"
import { Failure } from "../../lib/failure"
import { portInUseMessage } from "../../lib/ports"
import { makePrivateFolder } from "../../lib/private-folder"
import { removePartials } from "../../lib/replace-file"
import { closeOnSignal } from "../http/graceful-stop"
import { buildPreviewServer } from "./build-server"
import { readPreviewConfig } from "./settings"
import { createRenderer } from "./renderer"
import { createWorkspaceKeeper } from "./workspace"

async function main(): Promise<void> {
  const root = resolve(process.cwd())
  const config = readPreviewConfig(process.env, root)
  const mediaDirectory = join(config.releasesDir, "preview", "media")
  makePrivateFolder(mediaDirectory)
  await removePartials(mediaDirectory)
  const renderer = createRenderer({
    root,
    mediaDirectory,
    env: config.workerEnvironment,
    log: (message, detail) => app.log.error({ detail }, message),
  })
  const app = await buildPreviewServer({
    ...config,
    renderer,
    mediaDirectory,
    workspaces: createWorkspaceKeeper(root),
    logger: { level: config.logLevel },
  })
  app.addHook("onClose", async () => renderer.stop())
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === "EADDRINUSE"
    throw isTaken ? new Failure(portInUseMessage("PREVIEW_PORT", config.port)) : error
  }
  closeOnSignal(app)
  console.log(`Drafts are shown at ${config.publicUrl}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Failure ? error.message : error)
  process.exit(1)
})
