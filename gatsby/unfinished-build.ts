import { existsSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const marker = (root: string): string => join(root, ".cache", "unfinished-build")

/**
 * Notes that pages are being written from here on. The note is gone when this process has ended well; where it is still
 * there, a build was stopped in between: Gatsby remembers results then that it never wrote, and a page may be half-written.
 */
export function beginWriting(root: string): void {
  writeFileSync(marker(root), "")
  process.once("exit", (code) => {
    if (code === 0) rmSync(marker(root), { force: true })
  })
}

/** Whether the build before this one was stopped while it wrote pages, or failed. */
export const wasStopped = (root: string): boolean => existsSync(marker(root))
