/** Checks every query of the site against the configured CMS: `npm run cms:check`. */
import { CmsError } from "../cms-client/cms-client"
import { loadEnvironmentFile, readConfiguration } from "../cms-client/configuration"
import { preflight, PreflightError, requireConfiguration } from "../gatsby/preflight"

async function check(): Promise<void> {
  loadEnvironmentFile()
  const { configuration, problems } = readConfiguration()
  requireConfiguration(problems)
  await preflight(configuration, process.cwd())
  console.log(`The CMS at ${configuration.cmsGraphqlUrl} has everything the site's queries need.`)
}

check().catch((error: unknown) => {
  const expected = error instanceof CmsError || error instanceof PreflightError
  console.error(expected ? error.message : error)
  process.exitCode = 1
})
