import {
  GUEST_DOCUMENTS,
  GUEST_FILES,
  type GuestCollection,
} from "../../../shared/submissions/guest-documents"
import type { Attachment } from "../store/submission"

export interface CmsSettings {
  /** The CMS's GraphQL endpoint. */
  url: string
  /** The key that creates guests' documents, and does nothing else. */
  key: string
  /** What stands before it. */
  scheme: string
}

/** In milliseconds. */
const PATIENCE = 20_000
/** What is told of an answer that was not understood, in characters. */
const TOLD = 300

/** The CMS did not take it. */
export class NotDelivered extends Error {
  /** @param is whether it does not answer at all, refuses what was sent and always will, or anything else */
  constructor(
    message: string,
    readonly is: "unreachable" | "refused" | "failed" = "failed",
  ) {
    super(message)
  }
}

interface GraphqlAnswer {
  data?: Record<string, unknown> | null
  errors?: readonly { message: string; extensions?: { data?: unknown; name?: string } }[]
}

/** The field that says which submission a document is: the CMS has it once. */
export const SUBMISSION_FIELD = "submissionId"
/** Fields whose refusal says that nothing is left to do. */
const SETTLED: ReadonlySet<unknown> = new Set([SUBMISSION_FIELD, "application"])
/**
 * What the CMS answers to a file that it will never take, such as a picture that is cut off: its bytes are as bad next week.
 * The application is there by then; the file stays here, among what was given up.
 */
const BAD_FILE: ReadonlySet<number> = new Set([400, 413, 415, 422])

/** Creates documents in the CMS, each once, however often it is asked to. */
export function createCms({ url, key, scheme }: CmsSettings) {
  const authorization = `${scheme} ${key}`

  async function ask(
    path: string,
    init: RequestInit,
  ): Promise<{ status: number; content: unknown }> {
    const answer = await fetch(new URL(path, url), {
      ...init,
      method: "POST",
      headers: { ...init.headers, authorization },
      signal: AbortSignal.timeout(PATIENCE),
      redirect: "error",
    }).catch((error: unknown) => {
      throw new NotDelivered(`The CMS does not answer: ${causeOf(error)}`, "unreachable")
    })
    const text = await answer.text()
    try {
      return { status: answer.status, content: JSON.parse(text) as unknown }
    } catch {
      throw new NotDelivered(`The CMS answered ${answer.status}: ${text.slice(0, TOLD)}`)
    }
  }

  return {
    /** @throws NotDelivered */
    async create(
      collection: GuestCollection,
      data: Readonly<Record<string, unknown>>,
    ): Promise<void> {
      const { type } = GUEST_DOCUMENTS[collection]
      const operationName = `Deliver${type}`
      const { content } = await ask("", {
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          operationName,
          query: `mutation ${operationName}($data: mutation${type}Input!) { create${type}(data: $data) { id } }`,
          variables: { data },
        }),
      })
      const answer = content as GraphqlAnswer
      const [error] = answer.errors ?? []
      if (!error && answer.data) return
      // Delivered before, and the answer was lost.
      if (isSettled(error?.extensions?.data)) return
      throw new NotDelivered(
        `The CMS refused it: ${error ? reasonOf(error) : "no data"}`,
        fieldErrors(error?.extensions?.data).length > 0 ? "refused" : "failed",
      )
    },

    /** @throws NotDelivered */
    async createFile(id: string, { field, name, type, bytes }: Attachment): Promise<void> {
      const form = new FormData()
      form.set("file", new File([new Uint8Array(bytes)], name, { type }))
      form.set("_payload", JSON.stringify({ [SUBMISSION_FIELD]: id, field }))
      const { status, content } = await ask(`/api/${GUEST_FILES}`, { body: form })
      const answer = content as {
        doc?: unknown
        errors?: readonly { message: string; data?: unknown }[]
      }
      if (answer.doc) return
      const [error] = answer.errors ?? []
      if (isSettled(error?.data)) return
      throw new NotDelivered(
        `The CMS refused the file: ${error?.message ?? "no document"}`,
        fieldErrors(error?.data).length > 0 || BAD_FILE.has(status) ? "refused" : "failed",
      )
    },
  }
}

export type Cms = ReturnType<typeof createCms>

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** Payload's refusal of what has to be different in each document, by the field. */
const fieldErrors = (data: unknown): readonly { path?: unknown; message?: unknown }[] => {
  const errors = (data as { errors?: unknown } | null | undefined)?.errors
  return Array.isArray(errors) ? (errors as { path?: unknown; message?: unknown }[]) : []
}

/** @param data of Payload's error: what it is about is there already, or, of a file, has been deleted since */
const isSettled = (data: unknown): boolean => {
  const errors = fieldErrors(data)
  return errors.length > 0 && errors.every(({ path }) => SETTLED.has(path))
}

const reasonOf = ({
  message,
  extensions,
}: NonNullable<GraphqlAnswer["errors"]>[number]): string => {
  const fields = fieldErrors(extensions?.data).map(
    ({ path, message: why }) => `${String(path)}: ${String(why)}`,
  )
  // GraphQL repeats the value, and with it what the guest has written, which is no log's business.
  const said = message.replace(/ got invalid value [^]*; /, " got an invalid value; ")
  return fields.length > 0 ? fields.join("; ") : said.slice(0, TOLD)
}
