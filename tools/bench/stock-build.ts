import { rmSync } from "node:fs"
import { cp, mkdtemp, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { CommandContext } from "../../lib/command"
import { Failure } from "../../lib/failure"
import { tail } from "../../lib/processes"

/**
 * Builds a site with Gatsby as it comes, so that a figure can be told as a ratio to what the machine did with that one
 * just before.
 * @param root the project's folder, whose packages it uses
 * @param source folder in tools/bench with the stock site
 * @param files more of it, by their path
 * @returns the built folder, and how long Gatsby took in milliseconds
 */
export async function buildStock(
  root: string,
  source: string,
  { processes, onEnd }: CommandContext,
  { files = {}, env = {} }: { files?: Record<string, string>; env?: NodeJS.ProcessEnv } = {},
): Promise<{ built: string; took: number }> {
  const folder = await mkdtemp(join(tmpdir(), "forno-stock-"))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  await cp(join(root, "tools/bench", source), folder, { recursive: true })
  const manifest = {
    ...{ name: "stock", private: true },
    dependencies: { gatsby: "*", "gatsby-source-graphql": "*" },
  }
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest))
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content)
  await symlink(join(root, "node_modules"), join(folder, "node_modules"), "junction")
  const from = Date.now()
  const { code, output } = await processes.run(
    "Gatsby",
    process.execPath,
    [join(root, "node_modules/gatsby/cli.js"), "build"],
    {
      cwd: folder,
      env: {
        ...{ ...process.env, ...env, NODE_ENV: "production" },
        ...{ GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
      },
    },
  )
  if (code !== 0) throw new Failure(`Gatsby could not build ${source}:\n${tail(output)}`)
  return { built: join(folder, "public"), took: Date.now() - from }
}
