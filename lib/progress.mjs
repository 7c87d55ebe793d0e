/** @param {number} milliseconds */
export function inSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Says what is being done, and how long each step took.
 * @param {(line: string) => void} write
 */
export function createProgress(write = console.log) {
  const startedAt = Date.now()
  return {
    /** @param {string} line */
    say: (line) => write(line),

    /**
     * @template T
     * @param {string} name
     * @param {(detail: (text: string) => void) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async step(name, work) {
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

/** @typedef {ReturnType<typeof createProgress>} Progress */
