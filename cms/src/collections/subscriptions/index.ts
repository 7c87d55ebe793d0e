import type { CollectionBeforeChangeHook, CollectionConfig, PayloadRequest, Where } from "payload"
import { groupDocuments } from "../../access/guests"
import { consentFields } from "../../fields/guest"
import { optionsFrom } from "../../fields/options"
import { submissionFields } from "../../fields/submission"
import { asFormsHaveIt } from "../../validation/guest-contact"

/**
 * What ends with a subscription: whatever else its guest had asked for by then to be on the same list. The forms' server
 * has forgotten most of that.
 */
async function endedWith(
  req: PayloadRequest,
  submissionId: string,
  receivedAt: string | undefined,
): Promise<Where> {
  const itself: Where = { submissionId: { equals: submissionId } }
  const { docs } = await req.payload.find({
    ...{ collection: "subscriptions", depth: 0, limit: 1, req },
    where: itself,
  })
  const [{ email, list, about } = {}] = docs
  if (!email || !receivedAt) return itself
  const alike: Where[] = [
    { email: { equals: email } },
    { list: { equals: list } },
    { about: about ? { equals: about } : { exists: false } },
    { receivedAt: { less_than_equal: receivedAt } },
  ]
  return { or: [itself, { and: alike }] }
}

/**
 * The forms' server creates, and changes nothing: the end of a subscription comes in as a document too. It takes the one
 * that it ends away, whichever of the two comes first, and is all that stays.
 */
const end: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== "create") return data
  const {
    endsSubscription: ends,
    submissionId,
    receivedAt,
  } = data as Record<string, string | undefined>
  if (ends) {
    const { errors } = await req.payload.delete({
      collection: "subscriptions",
      req,
      where: await endedWith(req, ends, receivedAt),
    })
    // Told to the forms' server, which tries again.
    if (errors[0]) throw new Error(errors[0].message)
    return { ...data, status: "ended", email: null }
  }
  if (!submissionId) return data
  const { totalDocs } = await req.payload.count({
    collection: "subscriptions",
    req,
    where: { endsSubscription: { equals: submissionId } },
  })
  return totalDocs > 0
    ? { ...data, status: "ended", email: null, about: null, unsubscribeUrl: null }
    : data
}

export const subscriptions: CollectionConfig = {
  slug: "subscriptions",
  labels: { singular: "Subscription", plural: "Subscriptions" },
  admin: {
    group: "From guests",
    useAsTitle: "email",
    defaultColumns: ["email", "list", "about", "status", "receivedAt"],
    listSearchableFields: ["email", "about", "reference"],
    description:
      "Who wants to be written to, each confirmed from their own mailbox. What looks like spam goes by itself 30 days after it was changed last, unless you put it on the list. Export a list as CSV for the program that sends it; “unsubscribeUrl” is the address that ends it, which belongs in every mail.",
  },
  defaultSort: "-receivedAt",
  access: groupDocuments,
  hooks: { beforeChange: [end] },
  fields: [
    { name: "email", type: "email", index: true, ...asFormsHaveIt("email") },
    {
      name: "list",
      type: "select",
      required: true,
      defaultValue: "newsletter",
      options: optionsFrom({ newsletter: "Newsletter", tellMeWhen: "Tell me when" }),
    },
    {
      name: "about",
      type: "text",
      admin: { description: "The venue, event or product that it is about." },
    },
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "active",
      options: optionsFrom({ active: "On the list", ended: "Ended", suspect: "Looks like spam" }),
      admin: { position: "sidebar" },
    },
    { name: "unsubscribeUrl", type: "text", admin: { readOnly: true } },
    { name: "endsSubscription", type: "text", index: true, admin: { hidden: true } },
    ...submissionFields(),
    ...consentFields("subscriptions"),
  ],
}
