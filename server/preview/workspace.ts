import { artefactDirectory, currentArtefact } from "../../engine/code-artefact"

/** The build of the code that pages are drawn with; immutable. */
export interface Workspace {
  /** Changes with the site's code and queries, not with its content. */
  key: string
  directory: string
}

export interface WorkspaceKeeper {
  /** What the publisher uses; nothing where no code has been built yet. */
  current(): Promise<Workspace | undefined>
}

export const createWorkspaceKeeper = (root: string): WorkspaceKeeper => ({
  current: async () => {
    const current = await currentArtefact(root)
    return current && { key: current.hash, directory: artefactDirectory(root, current.hash) }
  },
})
