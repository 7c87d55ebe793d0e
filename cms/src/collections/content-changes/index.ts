import type { CollectionConfig } from "payload"
import { readsContent } from "../../access/roles"

const nobody = (): boolean => false

/**
 * Of each document and global that the site shows, or has shown, when it was changed last: the higher the id, the later.
 * The database writes it (database/content-changes.ts); the site's key reads it, to ask only for what has changed.
 */
export const contentChanges: CollectionConfig = {
  slug: "content-changes",
  graphQL: {
    singularName: "ContentChange",
    pluralName: "ContentChanges",
    disableMutations: true,
  },
  admin: { hidden: true },
  lockDocuments: false,
  access: {
    admin: nobody,
    create: nobody,
    read: ({ req }) => readsContent(req.user),
    update: nobody,
    delete: nobody,
  },
  indexes: [{ fields: ["collection", "document"] }],
  fields: [
    // Of the collection or global; another name, where everything may have changed.
    { name: "collection", type: "text", required: true },
    // Its id; none of a global.
    { name: "document", type: "number" },
  ],
}
