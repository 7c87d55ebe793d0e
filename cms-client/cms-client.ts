import { Failure } from "../lib/failure"
import { cleanTexts } from "../shared/clean-texts"
import { EDITION_ENDED, EDITION_HEADER } from "../shared/content-edition"
import type { DocumentRef } from "../src/content/content-error"
import type { Configuration } from "./configuration"

/** The CMS cannot be used; the message is meant for whoever runs the build. */
export class CmsError extends Failure {
  override readonly name: string = "CmsError"
}

/** The CMS does not answer, or no longer from what the build began to read: to ask again later is all there is to do. */
export class CmsAwayError extends CmsError {}

/** What was read so far is of an edition of the content that is not open any more. */
export class CmsEditionError extends CmsAwayError {}

/** The CMS answers, but does not have a file that it lists: an editor can put it there again. */
export class CmsFileError extends CmsError {
  readonly document: DocumentRef

  constructor(message: string, document: DocumentRef) {
    super(message)
    this.document = document
  }
}

export class CmsKeyError extends CmsError {}

/** The CMS has answered what is no use to the site; its own log says more. */
export class CmsAnswerError extends CmsError {
  /** @param path of the value that it could not answer with, where it says that: Menus, docs, 0, sections, 1, title */
  constructor(
    message: string,
    readonly path: readonly string[] = [],
  ) {
    super(message)
  }
}

/** It knows no such query: its schema is another than the one that the query was written for. */
export class CmsQueryError extends CmsAnswerError {}

/** A document lacks a value that its type promises: a draft may. */
export class CmsEmptyFieldError extends CmsAnswerError {
  constructor(
    message: string,
    readonly field: string,
    path: readonly string[],
  ) {
    super(message, path)
  }
}

/** How long the CMS may take to answer. */
export const TIMEOUT_MS = 30_000

export type CmsAccess = Pick<Configuration, "cmsGraphqlUrl" | "cmsApiKey" | "cmsAuthScheme"> & {
  /** Of the content, to be answered from (content-edition.ts); without it from what there is now. */
  edition?: string
}

export const authorization = ({
  cmsAuthScheme,
  cmsApiKey,
}: Pick<CmsAccess, "cmsAuthScheme" | "cmsApiKey">): { Authorization: string } => ({
  Authorization: `${cmsAuthScheme} ${cmsApiKey}`,
})

/**
 * `fetch` for a GraphQL endpoint: with a time limit, and with every way of failing turned into one clear message, among them
 * HTTP 200 with `errors`, which is how some servers refuse a key.
 * @throws CmsError
 */
async function fetchGraphql<Data>(url: string, init: RequestInit): Promise<Data> {
  const { response, body } = await request(url, init)
  if (response.status === 401 || response.status === 403)
    throw refusedKey(url, `HTTP ${response.status}`)
  const result = parse<Data>(body)
  if (response.status >= 500) {
    throw new CmsAwayError(
      `The CMS at ${url} answered HTTP ${response.status}: it is starting, or it has failed. ` +
        "Look at its own log, then try again.",
    )
  }
  if (response.status === EDITION_ENDED) {
    throw new CmsEditionError(`The CMS at ${url} was started again while the site was being built.`)
  }
  if (!result) {
    throw new CmsAnswerError(
      `${url} answered HTTP ${response.status} with something that is not GraphQL. ` +
        "Is CMS_GRAPHQL_URL the address of the GraphQL endpoint?",
    )
  }
  if (result.errors.length > 0) throw graphqlErrors(url, result.errors)
  if (!response.ok) throw new CmsAnswerError(`${url} answered HTTP ${response.status}.`)
  if (!result.data) throw new CmsAnswerError(`${url} answered with neither data nor errors.`)
  // Here, for everything that is published comes through here.
  return cleanTexts(result.data)
}

/** Asks in the CMS's own words: of the CMS, or of a snapshot of its content. */
export type AskCms = <Data>(query: string) => Promise<Data>

/**
 * Runs one query with the site's key.
 * @throws CmsError
 */
export function queryCms<Data>(
  access: CmsAccess,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  return fetchGraphql(access.cmsGraphqlUrl, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...authorization(access),
      ...(access.edition === undefined ? {} : { [EDITION_HEADER]: access.edition }),
    },
    body: JSON.stringify({ query, variables }),
  })
}

/** With its body: the CMS may break off, or run out of time, in the midst of it. */
async function request(
  url: string,
  init: RequestInit,
): Promise<{ response: Response; body: string }> {
  let response: Response | undefined
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { response, body: await response.text() }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError"
    const reason = isTimeout ? `no answer within ${TIMEOUT_MS / 1000} seconds` : causeOf(error)
    throw new CmsAwayError(
      response
        ? `The CMS at ${url} broke off in the midst of its answer (${reason}). Look at its own log, then try again.`
        : `The CMS at ${url} cannot be reached (${reason}). Start it, or correct CMS_GRAPHQL_URL.`,
    )
  }
}

/** Node says only "fetch failed"; what failed is in the cause. */
function causeOf(error: unknown): string {
  const { cause, message } = Object(error) as {
    cause?: { code?: string; message?: string }
    message?: string
  }
  return cause?.code ?? cause?.message ?? message ?? String(error)
}

interface GraphqlError {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: unknown }
}

function parse<Data>(body: string): { data?: Data; errors: GraphqlError[] } | undefined {
  try {
    const result = JSON.parse(body) as { data?: Data; errors?: unknown } | null
    if (typeof result !== "object" || result === null) return undefined
    if (!("data" in result) && !("errors" in result)) return undefined
    return { data: result.data, errors: Array.isArray(result.errors) ? result.errors : [] }
  } catch {
    return undefined
  }
}

/** How GraphQL servers word a refusal; Payload's is the first. */
const REFUSAL = /not allowed|unauthori[sz]ed|forbidden|invalid (api )?key|unauthenticated/i

/** How they word that a query does not fit their schema: graphql-js first, then graphql-java, then Apollo's code. */
const MISFIT =
  /^(Cannot query field|Unknown (argument|type|fragment|directive)|Syntax Error|Field ".*" (argument|must|of type)|Fragment "|Variable "|Expected (type|value)|Validation error )/
const MISFIT_CODE = /^GRAPHQL_(VALIDATION|PARSE)_FAILED$/

/** How they word that a required field is empty; the specification has no code for it. */
const EMPTY_FIELD = /^Cannot return null for non-nullable field \w+\.(\w+)/

function graphqlErrors(url: string, errors: readonly GraphqlError[]): CmsError {
  if (errors.some(({ message }) => REFUSAL.test(message))) {
    return refusedKey(url, describe(errors[0]))
  }
  const message = `${url} answered with errors:\n${errors.map((error) => `  - ${describe(error)}`).join("\n")}`
  for (const error of errors) {
    const [, field] = EMPTY_FIELD.exec(error.message) ?? []
    if (field && error.path) return new CmsEmptyFieldError(message, field, partsOf(error.path))
  }
  const { path } = errors.find((error) => error.path) ?? {}
  if (path) return new CmsAnswerError(message, partsOf(path))
  const isMisfit = errors.some(
    ({ message, extensions }) =>
      MISFIT.test(message) || MISFIT_CODE.test(String(extensions?.code ?? "")),
  )
  return isMisfit ? new CmsQueryError(message) : new CmsAnswerError(message)
}

const refusedKey = (url: string, answer: string): CmsError =>
  new CmsKeyError(
    `The CMS at ${url} refused the key (${answer}). ` +
      "CMS_API_KEY needs the key of an API client that may read published content; " +
      "check CMS_AUTH_SCHEME if it is another CMS than the one in cms/.",
  )

function describe(error: GraphqlError | undefined): string {
  if (!error) return "no reason given"
  const path = error.path && partsOf(error.path).join(".")
  return path ? `${path}: ${error.message}` : error.message
}

/** gatsby-source-graphql prefixes the fields of a batch; the prefix means nothing to a reader. */
const partsOf = (path: readonly (string | number)[]): string[] =>
  path.map((part) => String(part).replace(/^gatsby\d+_/, ""))
