import type { CollectionConfig } from "payload"
import { isAdmin } from "../../access/roles"
import { optionsFrom } from "../../fields/options"
import { adminOrSelf, anyPerson } from "./access"
import { keepAnAdmin, makeFirstUserAdmin, refuseDeletingLastAdmin } from "./hooks"

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  graphQL: { singularName: "User", pluralName: "Users" },
  admin: {
    group: "Access",
    useAsTitle: "email",
    defaultColumns: ["email", "name", "role"],
    hidden: ({ user }) => user?.role !== "admin",
  },
  auth: true,
  access: {
    admin: anyPerson,
    create: ({ req }) => isAdmin(req.user),
    read: adminOrSelf,
    update: adminOrSelf,
    delete: ({ req }) => isAdmin(req.user),
    unlock: ({ req }) => isAdmin(req.user),
  },
  hooks: {
    beforeChange: [makeFirstUserAdmin, keepAnAdmin],
    beforeDelete: [refuseDeletingLastAdmin],
  },
  fields: [
    { name: "name", type: "text" },
    {
      name: "role",
      type: "select",
      required: true,
      defaultValue: "editor",
      saveToJWT: true,
      options: optionsFrom({
        admin: "Admin: everything",
        editor: "Editor: all content",
        venueManager: "Venue manager: what guests send to their venues",
      }),
      access: {
        create: ({ req }) => isAdmin(req.user),
        update: ({ req }) => isAdmin(req.user),
      },
    },
    {
      name: "venues",
      type: "relationship",
      relationTo: "locations",
      hasMany: true,
      access: {
        create: ({ req }) => isAdmin(req.user),
        update: ({ req }) => isAdmin(req.user),
      },
      admin: {
        condition: (data: Partial<{ role: string }>) => data?.role === "venueManager",
        description: "The venues whose enquiries, bookings and applications this person sees.",
      },
    },
  ],
}
