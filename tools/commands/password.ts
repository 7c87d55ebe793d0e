import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { passwordInCms } from "../lib/password-in-cms"

/** `npm run password -- <e-mail>`: a new password for the CMS, where no admin is left to give one. */
export default () =>
  runCommand(async ({ processes }) => {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [email = ""] = positionals
    const env = { ...process.env, ...readVariables(root) }
    const { password, admins } = await passwordInCms(email, {
      cmsDir: cmsDirOf(root),
      env,
      processes,
    })
    if (password === null) {
      throw new Failure(
        `Say whose: npm run password -- <e-mail>. ${
          email ? `Nobody signs in to the CMS as ${email}. ` : ""
        }Admins are ${admins.join(", ")}.`,
      )
    }
    console.log(
      `${email} signs in to the CMS with this password from now on, and is signed out wherever they were:\n\n  ${password}\n`,
    )
  })
