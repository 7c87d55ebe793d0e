import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { publishRelease } from "../../../../server/release-store/publish-release"
import { FACTS, pageOf, SITE_URL } from "./site-fixture"

/** Publishes one release after the other until it is killed: `node … <publicDir> <releasesDir>`. */
async function main([publicDir = "", releasesDir = ""]: readonly string[]) {
  process.stdout.write("begins\n")
  for (;;) {
    writeFileSync(join(publicDir, "400/index.html"), pageOf(`<p>${Date.now()}</p>`.repeat(90)))
    await publishRelease({
      publicDir,
      releasesDir,
      cause: { kind: "command" },
      through: 0,
      contentFingerprint: null,
      facts: FACTS,
      env: { NODE_ENV: "test", SITE_URL, RELEASES_KEPT: "3" },
    })
  }
}

void main(process.argv.slice(2))
