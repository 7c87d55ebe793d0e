import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { runCommand, type CommandContext } from "../../lib/command"
import { DEFAULT_MAIL_DIR } from "../../lib/defaults"
import { readVariables } from "../../lib/env-file"
import { Failure } from "../../lib/failure"
import { cmsDirOf } from "../../lib/project"
import { projectRoot as root } from "../../lib/project-root"
import { submissionsDirOf } from "../../server/api/settings"
import type { Whose } from "../../shared/submissions/whose"
import { guestInCms } from "../lib/guest-in-cms"
import { openKeptHere } from "../lib/kept-here"
import { readWhose } from "../lib/read-whose"

const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

const USAGE = `npm run submissions                      what waits, and what was given up
npm run submissions -- retry [reference] tries what was given up again
npm run submissions -- again <since>     brings the CMS once more what it has had since: "2026-11-26 20:00"
npm run submissions -- drop <reference>  deletes one that was given up, or an order whose money is owed
npm run submissions -- export <whose>    all that is kept of a guest, here and in the CMS, as JSON
npm run submissions -- erase <whose>     deletes all of it
<whose>: an e-mail address, the reference of one, or a telephone number: "+39 06 5550 0101"`

/** `npm run submissions`: what guests sent, while it is on its way; and what is kept of one of them. */
export default () => runCommand(run)

async function run({ processes }: CommandContext) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [what = "list", which] = positionals
  const env = readVariables(root)
  const here = openKeptHere({
    submissionsDir: submissionsDirOf(root, env),
    mailDir: resolve(root, env.MAIL_DIR || DEFAULT_MAIL_DIR),
  })
  const cms = { cmsDir: cmsDirOf(root), env: { ...process.env, ...env }, processes }
  const inCmsBy = async (act: "export" | "erase", names: readonly Whose[]) => {
    const found: unknown[] = []
    for (const whose of names) found.push(await guestInCms(act, whose, cms))
    return found.length > 1 ? found : found[0]
  }
  try {
    switch (what) {
      case "list":
        console.log(here.list())
        return
      case "retry": {
        const again = here.retry(Date.now(), which)
        console.log(
          `${again} are tried again${again > 0 ? ", as soon as the forms' server runs" : ""}.`,
        )
        return
      }
      case "again": {
        const since = MOMENT.test(which ?? "") ? Date.parse(which ?? "") : NaN
        if (Number.isNaN(since)) {
          throw new Failure(`Say since when, by this machine's clock, as "2026-11-26 20:00".`)
        }
        const again = here.again(since, Date.now())
        console.log(`${again} are brought to the CMS again. What it has already stays as it is.`)
        return
      }
      case "drop": {
        if (which === undefined) throw new Failure(USAGE)
        if (!here.drop(which)) throw new Failure(`${which} is none of those that were given up.`)
        console.log(`${which} is deleted.`)
        return
      }
      case "export": {
        const { whose, formerly } = here.knownBy(whoseOf(which))
        const inCms = await inCmsBy("export", [whose, ...formerly])
        console.log(JSON.stringify({ [whose.by]: whose.value, ...here.of(whose), inCms }, null, 2))
        return
      }
      case "erase": {
        const { whose, formerly } = here.knownBy(whoseOf(which))
        const erased = await here.erase(whose)
        if (erased.is === "refused") {
          throw new Failure(
            ["Nothing was erased.", ...erased.why, "Erase once more then."].join("\n"),
          )
        }
        const inCms = await inCmsBy("erase", [whose, ...formerly])
        console.log(
          `Erased: ${erased.here} here, ${erased.mails} mails in the folder for them, ${JSON.stringify(inCms)} in the CMS.`,
        )
        return
      }
      default:
        throw new Failure(USAGE)
    }
  } finally {
    here.close()
  }
}

function whoseOf(which = ""): Whose {
  const whose = readWhose(which)
  if (!whose) throw new Failure(USAGE)
  return whose
}
