import type { MediaRecord } from "../src/content/image"
import type { AskCms } from "../cms-client/cms-client"

const query = /* GraphQL */ `
  query MediaRecords {
    MediaAssets(limit: 0) {
      docs {
        id
        alt
        caption
        credit
        placeholder
        focalX
        focalY
        filename
        mimeType
        width
        height
        filesize
        updatedAt
        url
        sizes {
          avif320 {
            url
            width
            mimeType
            filesize
            filename
          }
          avif640 {
            url
            width
            mimeType
            filesize
            filename
          }
          avif960 {
            url
            width
            mimeType
            filesize
            filename
          }
          avif1440 {
            url
            width
            mimeType
            filesize
            filename
          }
          avif1920 {
            url
            width
            mimeType
            filesize
            filename
          }
          webp320 {
            url
            width
            mimeType
            filesize
            filename
          }
          webp640 {
            url
            width
            mimeType
            filesize
            filename
          }
          webp960 {
            url
            width
            mimeType
            filesize
            filename
          }
          card {
            url
            width
            height
            mimeType
            filesize
            filename
          }
        }
      }
    }
  }
`

/** All media records of the CMS, by address: one query a build, not one a picture. */
export async function fetchMediaRecords(ask: AskCms): Promise<ReadonlyMap<string, MediaRecord>> {
  const data = await ask<{ MediaAssets?: { docs?: readonly (MediaRecord | null)[] } | null }>(query)
  const records = new Map<string, MediaRecord>()
  for (const record of data.MediaAssets?.docs ?? []) {
    if (record?.url) records.set(record.url, record)
  }
  return records
}
