import { runCmsScript, type OwnCms } from "./cms-script"

export interface NewPassword {
  /** Nothing where nobody has that address. */
  password: string | null
  /** The addresses of all admins. */
  admins: readonly string[]
}

/**
 * Gives somebody with an account in this installation's CMS a new password (cms/scripts/new-password.ts).
 * @throws Failure where the CMS's data cannot be opened
 */
export const passwordInCms = async (email: string, cms: OwnCms): Promise<NewPassword> =>
  JSON.parse(
    await runCmsScript(cms, {
      name: "the CMS's part",
      file: "scripts/new-password.ts",
      args: [email],
      said: "password",
      failed: "The CMS could not be asked",
    }),
  )
