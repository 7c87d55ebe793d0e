import { setRenderingClock } from "../shared/rendering-clock"
import type { Reads } from "../snapshot/reads"

/** The moment that pages are made for; whoever asks for it while reads are noted depends on it. */
export class ViewingClock {
  private reads: Pick<Reads, "usesClock"> | undefined
  private now = new Date(0)
  /** Whether somebody has said a moment. */
  isSet = false

  constructor() {
    setRenderingClock(() => {
      if (this.reads) this.reads.usesClock = true
      return this.now
    })
  }

  get moment(): Date {
    return this.now
  }

  is(moment: Date): boolean {
    return moment.getTime() === this.now.getTime()
  }

  /** @returns whether it is another moment */
  set(moment: Date): boolean {
    const isOther = !this.is(moment)
    this.now = moment
    this.isSet = true
    return isOther
  }

  notingNow<Result>(reads: Pick<Reads, "usesClock">, work: () => Result): Result {
    const { reads: outer } = this
    this.reads = reads
    try {
      return work()
    } finally {
      this.reads = outer
    }
  }

  /** Nobody else may work meanwhile. */
  async noting<Result>(
    reads: Pick<Reads, "usesClock">,
    work: () => Result | Promise<Result>,
  ): Promise<Result> {
    this.reads = reads
    try {
      return await work()
    } finally {
      this.reads = undefined
    }
  }
}
