import type { Whose } from "../../shared/submissions/whose"
import { runCmsScript, type OwnCms } from "./cms-script"

/**
 * Exports or erases what this installation's CMS keeps of a guest (cms/scripts/guest-data.ts).
 * @returns the documents, or how many were deleted, by collection
 * @throws Failure where the CMS's data cannot be opened
 */
export const guestInCms = async (
  what: "export" | "erase",
  { by, value }: Whose,
  cms: OwnCms,
): Promise<unknown> =>
  JSON.parse(
    await runCmsScript(cms, {
      name: "the CMS's part",
      file: "scripts/guest-data.ts",
      args: [what, by, value],
      said: "guest",
      failed: "The CMS could not be asked",
    }),
  )
