/**
 * `npm run seed`: fills the CMS with the demo group. Creates what is missing, changes nothing that is there.
 * Reads `SEED_DATE` (`YYYY-MM-DD`, today in UTC where unset), `CMS_ADMIN_EMAIL`, `CMS_ADMIN_PASSWORD`,
 * `CMS_API_KEY`, `PREVIEW_API_KEY`, and what Payload needs. Tells no publisher. The last line is `seeded: {…counts}`; without it, it failed.
 */
import path from "node:path"
import { fileURLToPath } from "node:url"
import { CONTENT_SLUGS, type ContentSlug } from "../../shared/content-types"
import { messageOf } from "../../shared/message-of"
import { PREVIEW_KEY, SITE_KEY } from "../src/collections/api-clients/ensure-key"
import { openPayload } from "../src/payload"
import { seedAdmin, seedApiClient } from "./access"
import { demoContent } from "./content"
import { seedDay } from "./dates"
import { Seeder, type Outcome } from "./seeder"

/** Two encoders keep two cores busy; more only take memory. */
const UPLOADS_AT_ONCE = 2

/** They take most of the time. */
const tellPictures = (there: number, total: number): void => {
  if (there < total && there % 10 === 0) console.log(`media ${there}/${total}`)
}

/** References lead to what is missing, so the order decides only how progress reads, and how many pictures are read at once. */
const ORDER: readonly ContentSlug[] = ["media", ...CONTENT_SLUGS.filter((slug) => slug !== "media")]

const imagesDirectory = path.join(path.dirname(fileURLToPath(import.meta.url)), "images")

const timed = async (label: string, work: () => Promise<Outcome | string>): Promise<void> => {
  const start = performance.now()
  const outcome = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const text =
    typeof outcome === "string"
      ? outcome
      : `${outcome.total}/${outcome.total}${outcome.created < outcome.total ? `, ${outcome.created} new` : ""}`
  console.log(`${label} ${text} ${seconds} s`)
}

const run = async (): Promise<void> => {
  // The first build comes after the seed; nobody waits for a hundred requests to build before it.
  process.env.PUBLISH_HOOK_URL = ""
  const content = demoContent(seedDay(process.env.SEED_DATE))
  const payload = await openPayload()
  try {
    const seeder = new Seeder(payload, content, imagesDirectory)
    await timed("admin user", () => seedAdmin(payload, process.env))
    await timed("API key", () => seedApiClient(payload, SITE_KEY, process.env))
    await timed("preview key", () => seedApiClient(payload, PREVIEW_KEY, process.env))
    await seeder.readExisting()
    for (const collection of ORDER) {
      await timed(collection, () =>
        collection === "media"
          ? seeder.seed(collection, UPLOADS_AT_ONCE, tellPictures)
          : seeder.seed(collection),
      )
    }
    await timed("site-settings", () => seeder.seedGlobal("site-settings"))
    await timed("site-navigation", () => seeder.seedGlobal("site-navigation"))
    console.log(`seeded: ${JSON.stringify(await seeder.verify())}`)
  } finally {
    await payload.destroy()
  }
}

// Payload keeps timers alive; an explicit exit ends the run either way.
run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`Seeding failed: ${messageOf(error)}`)
    process.exit(1)
  },
)
