import MiniSearch from "minisearch"
import { SEARCH_INDEX, type SearchEntry } from "../../../shared/search"
import { KINDS } from "../../texts/search"
import { fold } from "../shared/place-search"

/** Entries that answer a question, the best first. */
export type Search = (question: string) => readonly SearchEntry[]

const MOST = 40

/**
 * Fetches what can be found. Words are found by their beginning, and with a letter wrong in six.
 * @throws Error where it cannot be fetched
 */
export async function loadSearch(): Promise<Search> {
  const response = await fetch(SEARCH_INDEX)
  if (!response.ok) throw new Error(`${SEARCH_INDEX} was answered with ${response.status}`)
  return searchIn((await response.json()) as readonly SearchEntry[])
}

export function searchIn(entries: readonly SearchEntry[]): Search {
  const index = new MiniSearch<SearchEntry & { id: number; what: string }>({
    // By what it is too: “job” finds every job.
    fields: ["title", "about", "words", "what"],
    processTerm: (term) => fold(term) || null,
    searchOptions: {
      boost: { title: 4, about: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: "AND",
    },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id, what: KINDS[entry.kind] })))
  return (question) =>
    index
      .search(question)
      .slice(0, MOST)
      .flatMap(({ id }) => entries[id as number] ?? [])
}
