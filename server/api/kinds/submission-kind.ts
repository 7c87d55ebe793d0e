import type { z } from "zod"
import type { SignedLinks } from "../intake/signed-link"
import type { Mail } from "../mail/mail"
import type { SiteFacts } from "../../../shared/submissions/site-facts"
import type { Submission } from "../store/submission"

/** A submission whose content is what its kind's schema gives. */
export type Received<Content> = Omit<Submission, "content"> & { content: Content }

/** What a kind may know beside the submission. */
export interface KindContext {
  /** What the site says of itself at this moment. */
  site: SiteFacts
  /** Public address of the site, without a slash at its end. */
  siteUrl: string
  links: SignedLinks
}

export type MailMaker<Content> = (submission: Received<Content>, context: KindContext) => Mail

export interface FileRule {
  /** The form's field. */
  field: string
  /** In bytes. */
  most: number
}

/** What is wrong, by the form's fields: sentences for the guest. */
export type Problems = Readonly<Record<string, string>>

/** One kind of submission: what may be sent, where it is delivered and which mails it makes. */
export interface SubmissionKind<Content extends object> {
  /** Of the form's entries, texts all; nested values where it is sent as JSON. Its messages are sentences or a `Problem`. */
  schema: z.ZodType<Content>
  /** What of it the site does not offer, or does no longer. */
  notOffered?: (content: Content, site: SiteFacts) => Problems
  /** The e-mail address that it is about. */
  identity: (content: Content) => string
  /** A file that may come with it. */
  file?: FileRule
  /** Where the address has to be confirmed first: the mail that asks for it. Nothing else happens until then. */
  confirmation?: MailMaker<Content>
  /** Fields of the document in the CMS, beside those that every one has (outbox/document-of.ts). */
  document: (
    submission: Received<Content>,
    context: KindContext,
  ) => Readonly<Record<string, unknown>>
  /** In words, what it is about or what came with it, for where it is said that it has come in; empty for nothing. */
  named?: (submission: Received<Content>, context: KindContext) => string
  /** Sent once it was taken in, or confirmed, by names of its own; each once. */
  mails: Readonly<Record<string, MailMaker<Content>>>
}

/** A kind whose content only it understands. */
export interface AnyKind {
  schema: z.ZodType<object>
  notOffered: (content: object, site: SiteFacts) => Problems
  identity: (content: object) => string
  file: FileRule | undefined
  needsConfirmation: boolean
  document: (submission: Submission, context: KindContext) => Readonly<Record<string, unknown>>
  named: (submission: Submission, context: KindContext) => string
  /** Names of the mails that are sent when it was taken in and not held, or was confirmed. */
  mails: readonly string[]
  /** @returns nothing where there is no mail of that name any more */
  mail: (name: string, submission: Submission, context: KindContext) => Mail | undefined
}

/** The name of the mail that asks to confirm. */
export const CONFIRMATION = "confirmation"

export function defineKind<Content extends object>(kind: SubmissionKind<Content>): AnyKind {
  // What is stored is what the same schema has given.
  const received = (submission: Submission) => submission as unknown as Received<Content>
  return {
    schema: kind.schema,
    notOffered: (content, site) => kind.notOffered?.(content as Content, site) ?? {},
    identity: (content) => kind.identity(content as Content).toLowerCase(),
    file: kind.file,
    needsConfirmation: kind.confirmation !== undefined,
    document: (submission, context) => kind.document(received(submission), context),
    named: (submission, context) => kind.named?.(received(submission), context) ?? "",
    mails: Object.keys(kind.mails),
    mail: (name, submission, context) =>
      (name === CONFIRMATION ? kind.confirmation : kind.mails[name])?.(
        received(submission),
        context,
      ),
  }
}
