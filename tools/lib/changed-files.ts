import { spawnSync } from "node:child_process"
import { Failure } from "../../lib/failure"

/** Whose change which browser tests look at: Playwright's projects by the folders of the sources. */
const PROJECTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(package(-lock)?\.json|playwright\.config\.ts)$/,
    ["phone", "desktop", "faults", "build", "apart", "admin"],
  ],
  [/^(engine|lib|tools\/lib)\//, ["build", "apart"]],
  [/^tools\/(commands|trials)\//, ["build"]],
  [/^(src|plugins|static)\/|^gatsby-/, ["phone", "faults"]],
  [/^(gatsby|builder|publishing|release-store|server|cms-client|snapshot)\//, ["build"]],
  [/^cms\//, ["admin", "apart"]],
  [/^shared\//, ["phone", "build", "admin"]],
  [/^__tests__\/browser\/faults\//, ["faults"]],
  [/^__tests__\/browser\/(?!faults\/)/, ["phone", "desktop"]],
  [/^__tests__\/admin\//, ["admin"]],
  [/^__tests__\/build\//, ["build", "apart"]],
]

/** Playwright's projects that a change of these files asks for; none where no browser sees them. */
export function projectsFor(files: readonly string[]): string[] {
  const asked = files.flatMap((file) =>
    PROJECTS.flatMap(([pattern, projects]) => (pattern.test(file) ? projects : [])),
  )
  return [...new Set(asked)]
}

export interface Changes {
  /** What the work is compared with. */
  base: string
  /** Relative to the project, with what is not committed and what was deleted. */
  files: readonly string[]
}

/**
 * What has changed since the work left the branch that it is meant for; on a branch without one, since the last commit.
 * @throws Failure without git
 */
export function changesIn(root: string): Changes {
  const git = (...args: string[]): string | undefined => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" })
    return status === 0 ? stdout.trim() : undefined
  }
  const base = git("merge-base", "HEAD", "@{upstream}") ?? git("rev-parse", "HEAD")
  if (base === undefined) throw new Failure("--changed needs git and a commit to compare with.")
  const changed = git("diff", "--name-only", "--relative", base) ?? ""
  const added = git("ls-files", "--others", "--exclude-standard") ?? ""
  return { base, files: `${changed}\n${added}`.split("\n").filter(Boolean) }
}
