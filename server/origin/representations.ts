import { readFile, stat } from "node:fs/promises"
import { cacheControlOf } from "../../release-store/delivery/cache-rules"
import type { Coding } from "./accept-encoding"
import type { ByteCache } from "./byte-cache"
import {
  DRAWING_POLICY,
  DRAWINGS,
  pagePolicy,
  type PolicySetting,
} from "../../release-store/delivery/content-security-policy"
import { contentTypeOf } from "./content-types"
import { getOrMake } from "../../lib/get-or-make"
import { ifThere } from "../../lib/is-missing"
import { sha256 } from "../../lib/sha256"
import type { ServedFile } from "../../release-store/delivery/release"
import { securityHeaders } from "../../release-store/delivery/security-headers"
import { encode, isCompressible, isText, type Encoding } from "../../release-store/encode"
import { isPage } from "../../shared/page-files"

/** What may have been encoded meanwhile is looked for again after so long, in milliseconds. */
const LOOK_AGAIN = 60_000
/** Larger files are read anew for each request, piece by piece. In bytes. */
const LARGEST_KEPT = 1_048_576
const ENCODING: Readonly<Record<Coding, Encoding | undefined>> = {
  br: ".br",
  gzip: ".gz",
  identity: undefined,
}

/** A file in one of its encodings (RFC 9110, 8), ready to be sent. */
export interface Representation {
  /**
   * With its quotation marks. Strong: the same tag is the same bytes and the same policy (RFC 9110, 8.8.1).
   */
  etag: string
  /** In bytes. */
  size: number
  /** Of an answer with the whole of it: names, in lower case, and values in turn, as `writeHead` takes them. */
  headers: string[]
  path: string
  /** Reads its content; encodes it anew where its sibling was not there. */
  read(): Promise<Buffer>
  /** Under which the content is kept in memory, or nothing where it is too large. */
  cacheKey: string | undefined
  /** When it has to be prepared anew, by `performance.now()`. */
  lookAgainAt: number
}

/** Prepares each file once and keeps small ones in memory. */
export class Representations {
  /** By file and coding; nothing stands for a coding that the file does not have. */
  private readonly prepared = new WeakMap<ServedFile, Map<Coding, Representation | null>>()
  /** What is being encoded, by the path of its sibling. */
  private readonly encoding = new Map<string, Promise<Buffer>>()
  private readonly security: readonly string[]

  constructor(
    private readonly cache: ByteCache,
    private readonly setting: PolicySetting,
  ) {
    this.security = Object.entries(securityHeaders(setting)).flat()
  }

  /** What is known already; `undefined` where it has to be prepared, `null` where the file has no such coding. */
  known(file: ServedFile, coding: Coding): Representation | null | undefined {
    const known = this.prepared.get(file)?.get(coding)
    return known && performance.now() > known.lookAgainAt ? undefined : known
  }

  /** @throws where the file itself cannot be read */
  async prepare(file: ServedFile, coding: Coding): Promise<Representation | null> {
    const prepared = await this.make(file, coding)
    const codings = this.prepared.get(file) ?? new Map<Coding, Representation | null>()
    this.prepared.set(file, codings.set(coding, prepared))
    return prepared
  }

  /** The content, where it is in memory. */
  kept({ cacheKey }: Representation): Buffer | undefined {
    return cacheKey === undefined ? undefined : this.cache.get(cacheKey)
  }

  /** @throws where the file cannot be read */
  async read(representation: Representation): Promise<Buffer> {
    const kept = this.kept(representation)
    if (kept) return kept
    const content = await representation.read()
    if (representation.cacheKey !== undefined) this.cache.set(representation.cacheKey, content)
    return content
  }

  private async make(file: ServedFile, coding: Coding): Promise<Representation | null> {
    const encoding = ENCODING[coding]
    const path = file.path + (encoding ?? "")
    const there = encoding ? await ifThere(stat(path)) : await stat(path)
    if (!there && !isCompressible(file.name, (await stat(file.path)).size)) return null
    const read = () => (there || !encoding ? readFile(path) : this.encode(file, encoding))
    const encodedNow = there ? undefined : await read()
    const size = there?.size ?? encodedNow?.length ?? 0
    const policy = this.policyOf(file)
    // What is encoded later may be smaller.
    const suffix = coding === "identity" ? "" : `-${coding}${encodedNow ? "-now" : ""}`
    // A browser keeps the policy it has when it is told that a page is unchanged: another policy is another tag.
    const etag = `"${file.tag}${policy && isPage(file.name) ? `-${digest(policy)}` : ""}${suffix}"`
    const cacheKey = `${file.tag} ${file.name}${suffix} ${size}`
    if (encodedNow) this.cache.set(cacheKey, encodedNow)
    return {
      etag,
      size,
      path,
      read,
      cacheKey: size > LARGEST_KEPT && !encodedNow ? undefined : cacheKey,
      lookAgainAt: encodedNow ? performance.now() + LOOK_AGAIN : Infinity,
      headers: [
        "content-type",
        contentTypeOf(file.name),
        "cache-control",
        cacheControlOf(`/${file.name}`),
        "etag",
        etag,
        "content-length",
        String(size),
        "accept-ranges",
        "bytes",
        ...(isText(file.name) ? ["vary", "Accept-Encoding"] : []),
        ...(coding === "identity" ? [] : ["content-encoding", coding]),
        ...(policy ? ["content-security-policy", policy] : []),
        ...this.security,
      ],
    }
  }

  /** Once for all who ask meanwhile. */
  private encode({ name, path }: ServedFile, encoding: Encoding): Promise<Buffer> {
    return getOrMake(this.encoding, path + encoding, () =>
      readFile(path)
        .then((content) => encode(encoding, name, content, "quick"))
        .finally(() => this.encoding.delete(path + encoding)),
    )
  }

  private policyOf(file: ServedFile): string | undefined {
    if (DRAWINGS.some((ending) => file.name.endsWith(`.${ending}`))) return DRAWING_POLICY
    if (!isPage(file.name)) return undefined
    return pagePolicy(file.scripts ?? [], this.setting)
  }
}

const digest = (text: string): string => sha256(text).slice(0, 8)
