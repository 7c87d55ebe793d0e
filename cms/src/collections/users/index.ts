import type { CollectionConfig } from "payload"
import { isAdmin } from "../../access/roles"
import { optionsFrom } from "../../fields/options"
import { servedOverTls } from "../../server/own-origins"
import { adminOrSelf, anyPerson } from "./access"
import { refuseForgottenPassword } from "./forgotten-password"
import { checkNewPassword, checkResetPassword, keepAnAdmin, makeFirstUserAdmin } from "./hooks"
import { forgiveAttempts, guardSignIn } from "./sign-in"
import { checkVenues } from "./venues"

/** More than anybody tries: Payload shuts an account by it, for its owner too. `guardSignIn` counts by address. */
const NEVER_LOCKED = Number.MAX_SAFE_INTEGER

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
  auth: {
    maxLoginAttempts: NEVER_LOCKED,
    cookies: { sameSite: "Lax", secure: servedOverTls(process.env) },
  },
  access: {
    admin: anyPerson,
    create: ({ req }) => isAdmin(req.user),
    read: adminOrSelf,
    update: adminOrSelf,
    delete: ({ req }) => isAdmin(req.user),
    unlock: ({ req }) => isAdmin(req.user),
  },
  hooks: {
    beforeOperation: [refuseForgottenPassword, guardSignIn, checkResetPassword],
    beforeValidate: [checkNewPassword],
    beforeChange: [makeFirstUserAdmin],
    afterOperation: [keepAnAdmin],
    afterLogin: [forgiveAttempts],
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
        venueManager:
          "Venue manager: their venues' hours, contact and pictures, and what guests send",
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
      validate: checkVenues,
      access: {
        create: ({ req }) => isAdmin(req.user),
        update: ({ req }) => isAdmin(req.user),
      },
      admin: {
        condition: (data: Partial<{ role: string }>) => data?.role === "venueManager",
        description:
          "The venues whose hours, contact and pictures this person keeps, and whose enquiries, bookings, orders and applications they see. One at least.",
      },
    },
  ],
}
