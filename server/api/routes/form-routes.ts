import { randomUUID } from "node:crypto"
import type { FastifyInstance, FastifyReply } from "fastify"
import { formId } from "../../../shared/submissions/form-ids"
import { FORM_META } from "../../../shared/submissions/form-meta"
import { type SubmissionSlug } from "../../../shared/submissions/kinds"
import type { SiteFacts } from "../../../shared/submissions/site-facts"
import * as texts from "../../../src/texts/form-answers"
import { tooMuchAtOnce } from "../../../src/texts/too-much-at-once"
import { problemsHeading } from "../../../src/texts/problems-heading"
import { FORM_PAGE_POLICY, type FormPages, type Said } from "../answers/form-page"
import type { Say } from "../answers/say"
import { isFromOwnPage } from "../intake/own-pages"
import { REFERENCE } from "../intake/reference"
import { textIn, type SentForm } from "../intake/read-form"
import { wantsJson } from "../../http/wants-json"
import { typedEntries, type Intake, type Outcome } from "../intake/take-in"
import type { SignedLinks } from "../intake/signed-link"
import type { TimeTokens } from "../intake/time-token"
import { KINDS, slugOf } from "../kinds"

export interface FormRoutesOptions {
  intake: Intake
  tokens: TimeTokens
  pages: FormPages
  siteUrl: string
  readSite: () => Promise<SiteFacts>
  links: SignedLinks
  /** In words, what one that has come in is about, by its id; empty for nothing, or where it is gone. */
  named: (id: string) => Promise<string>
  answers: Pick<Say, "say" | "sayPage" | "refuse">
}

const DONE = "done"

/**
 * `GET /forms/token` for the form's time token; `POST /forms/<kind>` to send one: JSON, or a form of HTML. Answered with
 * 201, the reference and what it is about in words once it is on the disk; 422 with what is wrong by field; 429 with how long to wait. To browsers
 * without scripts with pages: 303 to the reference, 422 with the form and what was typed.
 */
export function registerForms(app: FastifyInstance, options: FormRoutesOptions): void {
  const { intake, tokens, pages, siteUrl, readSite, links } = options
  const { say, sayPage, refuse } = options.answers

  /** @param instead where the page of the form is gone */
  const sendPage = async (
    reply: FastifyReply,
    status: number,
    html: string | undefined,
    instead: Said,
  ): Promise<FastifyReply> =>
    html === undefined
      ? sayPage(reply, status, instead)
      : reply
          .code(status)
          .header("content-security-policy", FORM_PAGE_POLICY)
          .type("text/html; charset=utf-8")
          .send(html)

  const namedIn = async (slug: SubmissionSlug, id: string): Promise<string> => {
    const named = await options.named(id)
    return named && texts.namedInWords(slug, named)
  }

  app.get("/forms/token", async () => ({ token: tokens.make(Date.now()) }))

  app.post<{ Params: { kind: string } }>("/forms/:kind", async (request, reply) => {
    const slug = slugOf(request.params.kind)
    if (!slug) return refuse(request, reply, 404)
    if (!isFromOwnPage(request.headers, { siteUrl, host: request.host })) {
      return say(request, reply, 403, texts.foreignPage)
    }
    const seconds = intake.waitOf(request.ip)
    if (seconds > 0) {
      // What it has not read of the body, the server does not wait for.
      reply.header("retry-after", seconds).header("connection", "close")
      return say(request, reply, 429, tooMuchAtOnce(seconds))
    }
    const form = await intake.readForm(request, KINDS[slug].file)
    const outcome = intake.take(slug, form, await readSite())
    if (!wantsJson(request)) return answerPage(reply, slug, form, outcome)
    return answerJson(reply, outcome, (id) => namedIn(slug, id))
  })

  interface DoneRoute {
    Params: { kind: string; reference: string }
    Querystring: { from?: unknown; of?: unknown }
  }

  app.get<DoneRoute>(`/forms/:kind/${DONE}/:reference`, async (request, reply) => {
    const { kind, reference } = request.params
    const slug = slugOf(kind)
    if (!slug || !REFERENCE.test(reference)) return refuse(request, reply, 404)
    const { from, of } = request.query
    // A reference is read out and written down: what a guest has sent is told by a link that only they have.
    const id = typeof of === "string" ? links.read("received", of) : undefined
    const named = id === undefined ? "" : await namedIn(slug, id)
    const said: Said = texts.onceIn(slug, reference, named)
    const page = typeof from === "string" ? from : ""
    return sendPage(reply, 200, await pages.inPlaceOfForm(slug, page, said), said)
  })

  async function answerPage(
    reply: FastifyReply,
    slug: SubmissionSlug,
    form: SentForm,
    outcome: Outcome,
  ): Promise<FastifyReply> {
    const page = textIn(form.entries, FORM_META.page)
    if (outcome.is === "accepted") {
      const query = { from: page, of: links.make("received", outcome.id) }
      const from = new URLSearchParams(query).toString()
      const address = `/api/forms/${slug}/${DONE}/${outcome.reference}?${from}`
      // What it says stands in the place of the form, which may be far down the page.
      return reply.redirect(`${address}#${formId(slug)}`, 303)
    }
    const isTooMany = outcome.is === "too many"
    // Browsers fill in everything again but files.
    const again =
      KINDS[slug].file && form.file ? { [KINDS[slug].file.field]: texts.chooseFileAgain } : {}
    const problems = isTooMany ? {} : { ...again, ...outcome.problems }
    const said = isTooMany ? tooMuchAtOnce(outcome.seconds) : undefined
    const key = textIn(form.entries, FORM_META.key) || randomUUID()
    const html = await pages.withProblems(slug, page, {
      typed: typedEntries(slug, form),
      problems,
      said,
      meta: {
        [FORM_META.key]: key,
        [FORM_META.token]: tokens.make(Date.now()),
      },
    })
    if (isTooMany) reply.header("retry-after", outcome.seconds)
    return sendPage(reply, isTooMany ? 429 : 422, html, {
      title: said ?? problemsHeading(Object.keys(problems).length),
      sentences: Object.values(problems),
    })
  }
}

async function answerJson(
  reply: FastifyReply,
  outcome: Outcome,
  namedIn: (id: string) => Promise<string>,
): Promise<FastifyReply> {
  switch (outcome.is) {
    case "accepted": {
      const { isKnown, id, reference } = outcome
      return reply.code(isKnown ? 200 : 201).send({ reference, named: await namedIn(id) })
    }
    case "problems":
      return reply.code(422).send({ problems: outcome.problems })
    case "too many":
      return reply
        .code(429)
        .header("retry-after", outcome.seconds)
        .send({ error: tooMuchAtOnce(outcome.seconds), seconds: outcome.seconds })
  }
}
