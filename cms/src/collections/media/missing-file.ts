import { access } from "node:fs/promises"
import path from "node:path"
import { APIError } from "payload"
import { mediaDirectory } from "../../paths"

interface FileRequest {
  params: { filename: string }
}

/** Payload answers 500 for a file that is not there; for whoever mirrors the pictures that is a 404. */
export async function refuseMissingFile(
  _request: unknown,
  { params: { filename } }: FileRequest,
): Promise<void> {
  try {
    await access(path.join(mediaDirectory, path.basename(filename)))
  } catch {
    throw new APIError(`There is no file “${filename}”.`, 404, undefined, true)
  }
}
