import { readConfiguration } from "../../cms-client/configuration"
import { preflight } from "../../gatsby/preflight"
import { requireConfiguration } from "../../gatsby/preflight-error"
import { runCommand } from "../../lib/command"
import { readVariables } from "../../lib/env-file"
import { projectRoot as root } from "../../lib/project-root"

/** `npm run cms:check`: checks every query of the site against the configured CMS. */
export default () =>
  runCommand(async () => {
    const { configuration, problems } = readConfiguration(readVariables(root))
    requireConfiguration(problems)
    await preflight(configuration, root)
    console.log(`The CMS at ${configuration.cmsGraphqlUrl} has everything the site's queries need.`)
  })
