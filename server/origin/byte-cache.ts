/** Keeps what was read last, up to so many bytes; what has not been asked for longest gives way. */
export class ByteCache {
  private readonly entries = new Map<string, Buffer>()
  private used = 0

  /** @param limit in bytes; 0 keeps nothing */
  constructor(private readonly limit: number) {}

  get bytes(): number {
    return this.used
  }

  get(key: string): Buffer | undefined {
    const found = this.entries.get(key)
    if (found) {
      // A map keeps the order of insertion: the one asked for last becomes the last.
      this.entries.delete(key)
      this.entries.set(key, found)
    }
    return found
  }

  set(key: string, content: Buffer): void {
    this.remove(key)
    if (content.length > this.limit) return
    this.entries.set(key, content)
    this.used += content.length
    for (const oldest of this.entries.keys()) {
      if (this.used <= this.limit) return
      this.remove(oldest)
    }
  }

  private remove(key: string): void {
    this.used -= this.entries.get(key)?.length ?? 0
    this.entries.delete(key)
  }
}
