import { renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { openResident } from "../../../release-store/resident"
import { pageOf, publishSite, SITE_URL } from "./site-fixture"

/** Publishes one release after the other until it is killed: `node … <publicDir> <releasesDir>`. */
async function main([publicDir = "", releasesDir = ""]: readonly string[]) {
  const resident = await openResident(releasesDir, SITE_URL)
  process.stdout.write("begins\n")
  for (;;) {
    // A page cut short by a kill would rightly be refused: it is the release that is killed here, not the build.
    const page = join(publicDir, "..", "page.html")
    writeFileSync(page, pageOf(`<p>${Date.now()}</p>`.repeat(90)))
    renameSync(page, join(publicDir, "400/index.html"))
    await publishSite(resident, publicDir, { env: { RELEASES_KEPT: "3" } })
    void resident.encoding.resume()
  }
}

void main(process.argv.slice(2))
