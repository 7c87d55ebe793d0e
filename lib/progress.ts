export function inSeconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/** Says what is being done, and how long each step took. */
export function createProgress(write: (line: string) => void = console.log) {
  const startedAt = Date.now()
  return {
    say: (line: string) => write(line),

    async step<T>(name: string, work: (detail: (text: string) => void) => Promise<T>): Promise<T> {
      const from = Date.now()
      write(`  … ${name}`)
      try {
        const result = await work((text) => write(`      ${text}`))
        write(`  ✓ ${name.padEnd(44)} ${inSeconds(Date.now() - from).padStart(8)}`)
        return result
      } catch (error) {
        write(`  ✗ ${name.padEnd(44)} ${inSeconds(Date.now() - from).padStart(8)}`)
        throw error
      }
    },

    /** Time since the start, `12.3 s`. */
    total: () => inSeconds(Date.now() - startedAt),
  }
}

export type Progress = ReturnType<typeof createProgress>
