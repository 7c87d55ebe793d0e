/** A document as the snapshot's queries read it: what it leads to are references, and its rich text is packed (packed-values.ts). */
export type StoredDocument = Readonly<Record<string, unknown>> & {
  readonly id: string | number
  readonly updatedAt?: string | null
}

export type StoredGlobal = Readonly<Record<string, unknown>> & {
  readonly updatedAt?: string | null
}

/** All published content of one moment, as the site's queries need it. */
export interface ContentSnapshot {
  /** The newest change that is contained, in the CMS's own words (content-changes.ts); none where the CMS tells of none. */
  marker: string | null
  /** By the CMS's name of the list (`Brands`), in the order of their ids. */
  lists: Readonly<Record<string, readonly StoredDocument[]>>
  /** What there is one of, by the CMS's name for it (`SiteSettings`). */
  globals: Readonly<Record<string, StoredGlobal | null>>
}
