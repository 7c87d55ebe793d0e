import { problemsInContent } from "../gatsby/build-problems"
import type { ContentProblem } from "../shared/publishing"
import { Reads } from "../snapshot/reads"
import { DependencyGraph, type DocumentChange } from "./dependency-graph"
import type { KeptReads, SharedTexts } from "./kept-reads"

/** Outputs of one kind by their names: what each is made of, and which are to be made, or made again. */
export class OutputKind {
  private readonly graph = new DependencyGraph<string>()
  /** Names of those that are to be made. */
  readonly stale: Set<string>

  /** @param names of those that are to be made at first */
  constructor(names: Iterable<string> = []) {
    this.stale = new Set(names)
  }

  follow(changes: readonly DocumentChange[]): void {
    for (const name of this.graph.affectedBy(changes)) this.stale.add(name)
  }

  /** Pages are made for another moment. */
  followClock(): void {
    for (const name of this.graph.readersOfClock) this.stale.add(name)
  }

  delete(name: string): void {
    this.graph.delete(name)
    this.stale.delete(name)
  }

  /** Notes what it is made of, also where it cannot be made: it can be once that has changed. */
  async noting<Result>(name: string, work: (reads: Reads) => Promise<Result>): Promise<Result> {
    const reads = new Reads()
    try {
      return await work(reads)
    } finally {
      this.made(name, reads)
    }
  }

  made(name: string, reads: Reads): void {
    this.graph.set(name, reads)
  }

  /** What it was made of, for a process that comes after this one. */
  keep(name: string, texts: SharedTexts): KeptReads {
    return this.graph.keep(name, texts)
  }

  restore(name: string, reads: KeptReads, texts: SharedTexts): void {
    this.graph.restore(name, reads, texts)
  }

  /** @returns what is wrong with the content that it is made of; it is to be made again then */
  async makeIfStale(name: string, work: () => Promise<void>): Promise<readonly ContentProblem[]> {
    if (!this.stale.has(name)) return []
    try {
      await work()
      this.stale.delete(name)
      return []
    } catch (error) {
      return problemsInContent(error)
    }
  }
}
