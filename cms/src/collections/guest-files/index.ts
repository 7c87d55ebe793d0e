import path from "node:path"
import {
  ValidationError,
  type Access,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
} from "payload"
import { GUEST_FILES } from "../../../../shared/submissions/guest-documents"
import { createsSubmissions, isAdmin, isEditor, venuesOf } from "../../access/roles"
import { dataDirectory } from "../../paths"

/** Whoever may read the application. */
const ofOwnVenues: Access = ({ req }) => {
  if (isEditor(req.user)) return true
  const venues = venuesOf(req.user)
  return venues.length > 0 ? { "application.venue": { in: venues } } : false
}

/**
 * The application has come first, and both say which submission they are of. Refused here, before the file is written:
 * the database would say so only when it is on the disk, where nobody would delete it.
 */
const findApplication: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== "create" || !data) return data
  const ofSubmission = {
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
    select: {},
    where: { submissionId: { equals: String(data.submissionId) } },
  } as const
  const [files, applications] = await Promise.all([
    req.payload.find({ collection: GUEST_FILES, ...ofSubmission }),
    req.payload.find({ collection: "applications", ...ofSubmission }),
  ])
  if (files.docs.length > 0) throw refusal("submissionId", "The file is here already.")
  const [application] = applications.docs
  if (!application) throw refusal("application", "Its application has been deleted.")
  return { ...data, application: application.id }
}

const refusal = (path: string, message: string) =>
  new ValidationError({ collection: GUEST_FILES, errors: [{ path, message }] })

/** CVs: private, beside no picture of the site, and never shown by the browser itself. */
export const guestFiles: CollectionConfig = {
  slug: GUEST_FILES,
  labels: { singular: "Guest’s file", plural: "Guests’ files" },
  graphQL: { singularName: "GuestFile", pluralName: "GuestFiles" },
  admin: {
    group: "From guests",
    useAsTitle: "filename",
    hidden: ({ user }) => user?.role !== "admin",
  },
  access: {
    create: ({ req }) => createsSubmissions(req.user),
    read: ofOwnVenues,
    update: () => false,
    delete: ({ req }) => isAdmin(req.user),
  },
  upload: {
    staticDir: path.join(dataDirectory, GUEST_FILES),
    // What it is, the forms' server has told from its content; a second opinion here could only lose it.
    pasteURL: false,
    crop: false,
    focalPoint: false,
    // What a stranger has sent is kept on the colleague's disk, and runs in no page of the CMS.
    modifyResponseHeaders: ({ headers }) => {
      headers.set("content-disposition", "attachment")
      headers.set("content-security-policy", "sandbox")
    },
  },
  hooks: { beforeValidate: [findApplication] },
  fields: [
    { name: "application", type: "relationship", relationTo: "applications", index: true },
    { name: "field", type: "text", admin: { hidden: true } },
    { name: "submissionId", type: "text", unique: true, admin: { hidden: true } },
  ],
}
