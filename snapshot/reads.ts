import { getOrMake } from "../lib/get-or-make"
import type { StoredDocument } from "./content-snapshot"
import type { ListQuestion } from "./find-documents"

/** What somebody has asked of a list; its page and its limit change nothing of what it depends on. */
export type ListRead = Pick<ListQuestion, "where" | "sort">

/** Every field. */
const ALL = "*"

/** What of the content, and whether the time, an answer was made of: it is the same as long as those are. */
export class Reads {
  /** Names of fields by document: `Locations 12`. Of one that there was none of, the names stay empty. */
  readonly documents = new Map<string, Set<string>>()
  /** By list, each question once. */
  readonly lists = new Map<string, Map<string, ListRead>>()
  /** Whether it asked what time pages are made for. */
  usesClock = false

  /** @param list the CMS's name of it; that of a global */
  document(list: string, id: string | number = ""): Set<string> {
    return getOrMake(this.documents, documentKey(list, id), () => new Set())
  }

  wholeDocument(list: string, id: string | number = ""): void {
    this.document(list, id).add(ALL)
  }

  /** Who is told of what stands at this place of an answer. */
  at(_path: AnswerPath): Reads {
    return this
  }

  list(name: string, { where, sort }: ListQuestion): void {
    const questions = getOrMake(this.lists, name, () => new Map())
    for (const question of eachOf({ where, sort })) questions.set(textOf(question), question)
  }
}

/** Of a question for several values one for each of them: others ask the same, and thousands of pages have neighbours. */
function eachOf({ where, sort }: ListRead): ListRead[] {
  const [[field, comparison] = [], ...others] = Object.entries(where ?? {})
  const { in: values, ...comparisons } = comparison ?? {}
  const isAlone = others.length === 0 && Object.keys(comparisons).length === 0
  if (field === undefined || !isAlone || !Array.isArray(values)) return [{ where, sort }]
  return values.map((value: unknown) => ({ where: { [field]: { equals: value } }, sort }))
}

const textOf = ({ where, sort }: ListRead): string => JSON.stringify({ where, sort })

/** What was asked, of the text that it is known by. */
export const questionIn = (text: string): ListRead => JSON.parse(text) as ListRead

/** Where in an answer something stands, as graphql-js has it: `docs`, before that `NewsArticles`. */
export interface AnswerPath {
  readonly prev: AnswerPath | undefined
  readonly key: string | number
}

/** What each document in the lists of an answer was made of, by its list and its position there. */
export class ReadsByDocument extends Reads {
  private readonly reads = new Map<string, Reads>()

  of(list: string, position: number): Reads {
    return getOrMake(this.reads, documentKey(list, position), () => new Reads())
  }

  override at(path: AnswerPath): Reads {
    let document: AnswerPath | undefined
    for (let part: AnswerPath | undefined = path; part; part = part.prev) {
      if (typeof part.key === "number") document = part
    }
    const list = document?.prev?.prev
    return document && list ? this.of(String(list.key), Number(document.key)) : this
  }
}

export const documentKey = (list: string, id: string | number): string => `${list} ${id}`

const keys = new WeakMap<StoredDocument, string>()

/** The same for one that is at hand: of ten thousand at each change, each is put together once. */
export const keyInList = (list: string, document: StoredDocument): string =>
  getOrMake(keys, document, () => documentKey(list, document.id))

/** Whether one of the fields was read; `null`: the document came, or went. */
export const readsAny = (
  read: ReadonlySet<string>,
  changed: ReadonlySet<string> | null,
): boolean => {
  if (changed === null || read.has(ALL)) return true
  for (const field of read) if (changed.has(field)) return true
  return false
}
