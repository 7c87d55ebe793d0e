import { parseArgs } from "node:util"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { requireCmsData } from "../lib/cms"
import { passwordInCms } from "../lib/password-in-cms"

const USAGE = "npm run password -- <e-mail> gives one of them a new password."

/** `npm run password -- <e-mail>`: a new password for the CMS, where no other admin can give one. */
export default () =>
  runCommand(async ({ processes }) => {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [email = "", ...more] = positionals
    if (more.length > 0) throw new Failure(`One address at a time, not also ${more.join(", ")}.`)
    const cms = { cmsDir: cmsDirOf(root), env: readVariables(root), processes }
    const dataDir = requireCmsData(cms)
    const { password, admins } = await passwordInCms(email, cms)
    if (password === null) {
      const nobody = email && `Nobody signs in as ${email} to the CMS whose data is in ${dataDir}. `
      throw new Failure(`${nobody}Its admins are ${admins.join(", ") || "none yet"}. ${USAGE}`)
    }
    console.log(
      `${email} signs in to the CMS whose data is in ${dataDir} with this password from now on, and is signed out ` +
        `wherever they were:\n\n  ${password}\n`,
    )
  })
