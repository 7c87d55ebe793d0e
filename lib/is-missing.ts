/** Whether a file system's error says that there is no such file. */
export const isMissing = (error: unknown): boolean => codeOf(error) === "ENOENT"

/** What is read of a file or folder, or nothing where there is none of that name. */
export const ifThere = <Read>(reading: Promise<Read>): Promise<Read | undefined> =>
  reading.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** `ENOENT`, `EXDEV` and the like. */
export const codeOf = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | null)?.code
