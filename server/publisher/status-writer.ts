import { makePrivateFolder } from "../../lib/private-folder"
import { replaceFile } from "../../lib/replace-file"
import { publisherDirOf } from "../../publishing/publish-journal"
import { statusPathOf, type StatusFile } from "../../publishing/publisher-files"

/** A status older than this is that of a publisher that has ended; in milliseconds. */
const LONGEST_SILENCE = 30_000

/**
 * Writes the status in one step each time, the newest last, and where nothing has changed only now and then. It is not synced
 * to the disk: after a power cut the publisher finds everything out again.
 * @param onError told once of failures in a row
 */
export function createStatusWriter(
  releasesDir: string,
  onError: (error: unknown) => void,
): (status: StatusFile) => Promise<void> {
  makePrivateFolder(publisherDirOf(releasesDir))
  let written = ""
  let writtenAt = 0
  let newest = ""
  let isFailing = false
  let writing = Promise.resolve()

  async function writeNewest(): Promise<void> {
    if (newest === written && Date.now() - writtenAt < LONGEST_SILENCE) return
    const text = newest
    try {
      await replaceFile(statusPathOf(releasesDir), text, { isSynced: false, mode: 0o600 })
      written = text
      writtenAt = Date.now()
      isFailing = false
    } catch (error) {
      // A full disk must not stop the publisher; the next change is written again.
      if (!isFailing) onError(error)
      isFailing = true
    }
  }

  return (status) => {
    newest = `${JSON.stringify(status)}\n`
    writing = writing.then(writeNewest)
    return writing
  }
}
