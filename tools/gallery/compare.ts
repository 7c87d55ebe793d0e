import { existsSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"

/** Share of a picture's points that may differ before it counts as moved: noise of antialiasing stays below. */
const NOISE = 0.0005

export interface Comparison {
  verdict: "new" | "same" | "moved"
  /** Of the points that differ, 0 to 1. */
  share: number
}

/**
 * Compares a picture with the one before it, and draws what differs.
 * @param files PNG; `difference` is written where they differ
 */
export async function compare({
  before,
  now,
  difference,
}: {
  before: string
  now: string
  difference: string
}): Promise<Comparison> {
  if (!existsSync(before)) return { verdict: "new", share: 1 }
  const [old, fresh] = (await Promise.all([before, now].map((file) => readFile(file)))).map(
    (bytes) => PNG.sync.read(bytes),
  )
  if (!old || !fresh) throw new Error(`${before} and ${now} cannot be compared`)
  // A page that grew or shrank is compared as far as both go; the rest differs by definition.
  const width = Math.min(old.width, fresh.width)
  const height = Math.min(old.height, fresh.height)
  const crop = (picture: PNG) => {
    const part = new PNG({ width, height })
    PNG.bitblt(picture, part, 0, 0, width, height, 0, 0)
    return part
  }
  const drawn = new PNG({ width, height })
  const differing = pixelmatch(crop(old).data, crop(fresh).data, drawn.data, width, height, {
    threshold: 0.15,
  })
  const beyond = Math.abs(old.height - fresh.height) * width
  const share = (differing + beyond) / (width * Math.max(old.height, fresh.height))
  if (share <= NOISE) return { verdict: "same", share }
  await writeFile(difference, PNG.sync.write(drawn))
  return { verdict: "moved", share }
}
