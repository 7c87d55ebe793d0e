/**
 * gatsby-config and gatsby-node are compiled into bundles of their own and share no modules, but they
 * run in one process: what one finds out for the other is kept here.
 */
interface BuildState {
  /** SDL of the part of the CMS's schema the site uses; set by the preflight. */
  cmsSchema?: string
}

const KEY = Symbol.for("forno.build-state")

export function buildState(): BuildState {
  const holder = globalThis as { [KEY]?: BuildState }
  return (holder[KEY] ??= {})
}
