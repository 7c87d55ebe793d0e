import { getOrMake } from "../lib/get-or-make"

/** Texts that much of what is kept has in common, each written once: the others name its place. */
export class SharedTexts {
  private readonly places: Map<string, number>

  /** @param texts as they were written */
  constructor(readonly texts: string[] = []) {
    this.places = new Map(texts.map((text, place) => [text, place]))
  }

  place(text: string): number {
    return getOrMake(this.places, text, () => this.texts.push(text) - 1)
  }

  at(place: number | undefined): string {
    const text = this.texts[place ?? -1]
    if (text === undefined) throw new Error(`Nothing is kept at ${place}.`)
    return text
  }
}

/** What an output was made of, in places of shared texts. */
export interface KeptReads {
  /** In turns: a document's key, and the names of its fields that were read. */
  documents: number[]
  /** In turns: a list, and what it was asked. */
  questions: number[]
  usesClock: boolean
}

/** The pairs of a list that has them one after the other. */
export const pairsIn = (places: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: places.length / 2 }, (_, pair) => [
    places[2 * pair] ?? -1,
    places[2 * pair + 1] ?? -1,
  ])
