import { servedFiles } from "../../../release-store/served-files"

/**
 * Reads a JSON file of the release being served, once for each release: the same object as long as it is.
 * @param none before the first release, or of one from before there was such a file
 */
export function createReleaseReader<Content>(
  releasesDir: string,
  path: string,
  none: Content,
): () => Promise<Content> {
  const files = servedFiles(releasesDir)
  let read: { release: string; content: Content } | undefined
  return async () => {
    const release = await files.id()
    if (release !== undefined && read?.release !== release) {
      const text = await files.text(path)
      if (text !== undefined) read = { release, content: JSON.parse(text) as Content }
    }
    return read?.content ?? none
  }
}
