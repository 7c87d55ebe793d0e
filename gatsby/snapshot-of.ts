import { createSnapshotSource, type SnapshotSource } from "../snapshot/ask-snapshot"
import { createSnapshotReader } from "../snapshot/snapshot-file"
import { readSchemaFile } from "./schema-file"

/** Answers from the content that the build in this project has read. */
export const snapshotOf = (root: string): SnapshotSource =>
  createSnapshotSource(() => readSchemaFile(root), createSnapshotReader(root))
