import { bringContent, type Brought, type FileSource } from "./bring-content"
import { type ContentStore } from "./content-store"
import { startStoringThread, type StoringThread } from "./storing-thread"

/** Of fewer files a thread is not worth its start, a fifth of a second. */
const MANY = 100

/** Brings contents into the store: in a thread of its own where they are many, beside whoever makes more of them. */
export function createStoring(store: ContentStore, releasesDir: string, siteUrl: string) {
  let begun = 0
  /** Should it end by itself, all fails from then on until the next sync: what it had stored has no name. */
  let thread: StoringThread | undefined
  return {
    async bring(name: string, source: FileSource): Promise<Brought> {
      begun += 1
      if (begun > MANY) thread ??= startStoringThread({ releasesDir, siteUrl })
      return thread ? thread.bring(name, source) : bringContent(store, siteUrl, name, source)
    },
    /**
     * Settles once all that was brought is on the disk, and has its name; what is still being brought is not waited for.
     * Where it fails, anything since the last one may have to be brought again.
     */
    async sync(): Promise<void> {
      const ending = thread
      thread = undefined
      begun = 0
      try {
        await Promise.all([store.sync(), ending?.sync()])
      } finally {
        await ending?.end()
      }
    },
  }
}
