export function inSeconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Says what is being done, and how long each step took.
 * @param warn writes what is to be read also where nobody follows the steps
 */
export function createProgress(
  write: (line: string) => void = console.log,
  warn: (line: string) => void = write,
) {
  return {
    say: (line: string) => write(line),
    warn: (line: string) => warn(`      ${line}`),

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

    /** Time since this process began, `12.3 s`: a command installs packages before there is a progress. */
    total: () => inSeconds(process.uptime() * 1000),
  }
}

export type Progress = ReturnType<typeof createProgress>
