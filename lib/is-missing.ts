/** Whether a file system's error says that there is no such file. */
export const isMissing = (error: unknown): boolean => codeOf(error) === "ENOENT"

/** `ENOENT`, `EXDEV` and the like. */
export const codeOf = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | null)?.code
