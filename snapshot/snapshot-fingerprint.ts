import { fingerprintOf } from "../cms-client/content-fingerprint"
import type { ContentSnapshot } from "./content-snapshot"

/** The fingerprint of the content as the CMS itself would have been asked for it (src/content/content-fingerprint.ts). */
export const snapshotFingerprint = ({ lists, globals }: ContentSnapshot): string =>
  fingerprintOf({
    ...Object.fromEntries(
      Object.entries(globals).map(([name, value]) => [
        name,
        value && { updatedAt: value.updatedAt },
      ]),
    ),
    ...Object.fromEntries(Object.entries(lists).map(([list, docs]) => [list, { docs }])),
  })
