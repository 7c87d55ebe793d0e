import { runCmsScript, type OwnCms } from "./cms-script"

export interface PurgedPicture {
  /** Nothing where the CMS has no such picture. */
  id: number | string | null
  /** What it shows. */
  alt: string | null
  /** Names of its file and its sizes. */
  files: readonly string[]
  /** Those that are there still. */
  left: readonly string[]
  /** What shows it, in words. */
  uses: readonly string[]
}

/**
 * Looks for a picture in this installation's CMS, or removes it (cms/scripts/purge-picture.ts).
 * @param what its id, the name of its file, or a name that the site gave one of its sizes
 * @throws Failure where the CMS's data cannot be opened
 */
export const purgeInCms = async (
  what: string,
  { look, ...cms }: OwnCms & { look: boolean },
): Promise<PurgedPicture> =>
  JSON.parse(
    await runCmsScript(cms, {
      name: "the CMS's part of the purge",
      file: "scripts/purge-picture.ts",
      args: [what, ...(look ? ["--look"] : [])],
      said: "purged",
      failed: "The CMS could not be asked for the picture",
    }),
  )
