import { z } from "zod"
import { defineKind } from "./submission-kind"

/** The end of a subscription, by the link in its mails. No form can send one. */
export const unsubscribe = defineKind<{ subscription: string }>({
  schema: z.never(),
  identity: () => "",
  document: ({ content }) => ({ list: "newsletter", endsSubscription: content.subscription }),
  mails: {},
})
