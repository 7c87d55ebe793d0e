/** The demo content's documents: the fields of the CMS's types, with references where ids will be. */
import type { Config } from "../src/payload-types"
import type { Reference } from "./references"
import type { RichTextContent } from "./rich-text"

/** What the CMS writes itself. */
type Bookkeeping = "id" | "blockName" | "createdAt" | "updatedAt" | "_status"

type Fields<Value> = {
  [Field in keyof Value as Field extends Bookkeeping ? never : Field]: Written<Value[Field]>
}

/** A relation's field holds a document's id, or the document. */
type Written<Value> = [Extract<Value, { id: number }>] extends [never]
  ? WithoutRelation<Value>
  : Reference | Extract<Value, null | undefined>

type WithoutRelation<Value> = Value extends readonly (infer Entry)[]
  ? readonly Written<Entry>[]
  : Value extends { root: object }
    ? RichTextContent
    : Value extends object
      ? Fields<Value>
      : Value

type WithSlug<Document> = Document extends { slug?: unknown }
  ? Document & { slug: string }
  : Document

export type Content<Slug extends keyof Config["collections"]> = WithSlug<
  Fields<Config["collections"][Slug]>
>
export type GlobalContent<Slug extends keyof Config["globals"]> = Fields<Config["globals"][Slug]>
