import type { CollectionConfig } from "payload"
import { isAdmin } from "../../access/roles"
import { optionsFrom } from "../../fields/options"

export const apiClients: CollectionConfig = {
  slug: "api-clients",
  labels: { singular: "API key", plural: "API keys" },
  graphQL: { singularName: "ApiClient", pluralName: "ApiClients" },
  admin: {
    group: "Access",
    useAsTitle: "name",
    defaultColumns: ["name", "access", "updatedAt"],
    hidden: ({ user }) => user?.role !== "admin",
    description:
      "Keys for programs, such as the site's build. They read what the site shows, or hand on what guests send; none changes anything.",
  },
  auth: { useAPIKey: true, disableLocalStrategy: true },
  access: {
    admin: () => false,
    create: ({ req }) => isAdmin(req.user),
    read: ({ req }) => isAdmin(req.user),
    update: ({ req }) => isAdmin(req.user),
    delete: ({ req }) => isAdmin(req.user),
  },
  fields: [
    {
      name: "name",
      type: "text",
      required: true,
      admin: { description: "Which program uses it: the site's build." },
    },
    {
      name: "access",
      type: "select",
      required: true,
      defaultValue: "readPublished",
      options: optionsFrom({
        readPublished: "Read what is published",
        readDrafts: "Read drafts too, for the preview",
        createSubmissions: "Create what guests send, for the forms; reads nothing",
      }),
    },
  ],
}
