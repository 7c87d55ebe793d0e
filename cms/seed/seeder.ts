import path from "node:path"
import type { Payload, RequiredDataFromCollectionSlug } from "payload"
import type { ContentSlug } from "../../shared/content-types"
import type { DemoContent, DocumentContent } from "./content"
import { Reference } from "./references"

type Id = number | string

export interface Outcome {
  created: number
  total: number
}

/** The field whose value names a document for the seed: what exists under it is left alone. */
const keyField = (collection: ContentSlug): "filename" | "from" | "template" | "slug" => {
  if (collection === "media") return "filename"
  if (collection === "redirects") return "from"
  return collection === "pages" ? "template" : "slug"
}

interface FieldError {
  path: string
  message: string
}

const fieldErrors = (error: unknown): readonly FieldError[] => {
  const data: unknown = error instanceof Error && "data" in error ? error.data : undefined
  const errors: unknown =
    typeof data === "object" && data !== null && "errors" in data ? data.errors : undefined
  if (!Array.isArray(errors)) return []
  return errors.filter(
    (entry: unknown): entry is FieldError =>
      typeof entry === "object" && entry !== null && "path" in entry && "message" in entry,
  )
}

/** One line naming document and field. */
export const refusal = (name: string, error: unknown): Error => {
  const fields = fieldErrors(error).map(({ path: field, message }) => `field ${field}: ${message}`)
  // A failed query's message runs to pages; its cause says why.
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = origin instanceof Error ? origin.message : String(origin)
  return new Error(`${name} was refused: ${fields.length > 0 ? fields.join("; ") : reason}`, {
    cause: error,
  })
}

/** Creates the demo's documents that are missing, and never changes one that is there. */
export class Seeder {
  readonly #ids = new Map<ContentSlug, Map<string, Id>>()
  /** How many of the demo's documents were there before this run. */
  readonly #before = new Map<ContentSlug, number>()
  /** Being created, further up the chain of references. */
  readonly #open = new Set<string>()

  constructor(
    private readonly payload: Payload,
    private readonly content: DemoContent,
    private readonly imagesDirectory: string,
  ) {}

  /** Must be awaited before anything is created. */
  async readExisting(): Promise<void> {
    for (const collection of Object.keys(this.content.collections) as ContentSlug[]) {
      const existing = await this.#existing(collection)
      const keys = [...this.content.collections[collection].keys()]
      this.#ids.set(collection, existing)
      this.#before.set(collection, keys.filter((key) => existing.has(key)).length)
    }
  }

  /**
   * @param atOnce above 1 only for documents that refer to nothing
   * @param onCreated is told how many are there, of how many
   */
  async seed(
    collection: ContentSlug,
    atOnce = 1,
    onCreated?: (there: number, total: number) => void,
  ): Promise<Outcome> {
    const keys = [...this.content.collections[collection].keys()]
    const queue = keys.filter((key) => !this.#known(collection).has(key))
    const work = async (): Promise<void> => {
      for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
        await this.#idOf(collection, key)
        onCreated?.(keys.filter((one) => this.#known(collection).has(one)).length, keys.length)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return { created: keys.length - (this.#before.get(collection) ?? 0), total: keys.length }
  }

  async seedGlobal(slug: keyof DemoContent["globals"]): Promise<Outcome> {
    const present = await this.payload.findGlobal({ slug, depth: 0 })
    if (present.createdAt) return { created: 0, total: 1 }
    const data = await this.#resolve(this.content.globals[slug])
    try {
      await this.payload.updateGlobal({ slug, data: data as object, depth: 0 })
    } catch (error) {
      throw refusal(slug, error)
    }
    return { created: 1, total: 1 }
  }

  /** Reads the database again and counts the demo's documents; throws when one is missing. */
  async verify(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {}
    for (const [name, documents] of Object.entries(this.content.collections)) {
      const collection = name as ContentSlug
      const stored = await this.#existing(collection)
      const missing = [...documents.keys()].filter((key) => !stored.has(key))
      if (missing.length > 0) {
        throw new Error(
          `${collection}: ${missing.length} of ${documents.size} documents are missing after seeding: ${missing.join(", ")}`,
        )
      }
      counts[collection] = documents.size
    }
    return counts
  }

  #known(collection: ContentSlug): Map<string, Id> {
    const known = this.#ids.get(collection)
    if (!known) throw new Error("readExisting() has to run before anything is created.")
    return known
  }

  async #existing(collection: ContentSlug): Promise<Map<string, Id>> {
    const field = keyField(collection)
    const { docs } = await this.payload.find({
      collection,
      depth: 0,
      pagination: false,
      select: { [field]: true },
    })
    return new Map(
      docs.map((document) => [
        String(Object.entries(document).find(([name]) => name === field)?.[1]),
        document.id,
      ]),
    )
  }

  /** The id of a document, created first, with all it refers to, where it is missing. */
  async #idOf(collection: ContentSlug, key: string): Promise<Id> {
    const known = this.#known(collection).get(key)
    if (known !== undefined) return known
    const name = `${collection} “${key}”`
    const data: DocumentContent | undefined = this.content.collections[collection].get(key)
    if (!data) throw new Error(`${name} is referred to but is not part of the demo content.`)
    if (this.#open.has(name))
      throw new Error(`${name} refers back to itself through other documents.`)
    this.#open.add(name)
    const id = await this.#create(collection, key, (await this.#resolve(data)) as object).catch(
      (error: unknown) => {
        throw refusal(name, error)
      },
    )
    this.#open.delete(name)
    this.#known(collection).set(key, id)
    return id
  }

  async #create(collection: ContentSlug, key: string, resolved: object): Promise<Id> {
    if (collection === "media") {
      const { id } = await this.payload.create({
        collection,
        data: resolved as RequiredDataFromCollectionSlug<"media">,
        depth: 0,
        filePath: path.join(this.imagesDirectory, key),
      })
      return id
    }
    const draft = this.content.draftSlugs.has(key)
    const { id } = await this.payload.create({
      collection,
      // Whether the content fits the collection is for the CMS's own validation to say.
      data: { ...resolved, _status: draft ? "draft" : "published" } as never,
      depth: 0,
      draft,
    })
    return id
  }

  async #resolve(value: unknown): Promise<unknown> {
    if (value instanceof Reference) return this.#idOf(value.collection, value.key)
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const item of value) items.push(await this.#resolve(item))
      return items
    }
    if (typeof value !== "object" || value === null) return value
    const resolved: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(value)) resolved[name] = await this.#resolve(part)
    return resolved
  }
}
