import type { FastifyInstance, FastifyReply } from "fastify"
import { linkAddress } from "../../../shared/submissions/links"
import * as texts from "../../../src/texts/form-answers"
import { plainPage, PLAIN_PAGE_POLICY, type PlainPage } from "../answers/plain-page"
import type { LinkPurpose, SignedLinks } from "../intake/signed-link"
import { KINDS } from "../kinds"
import type { SubmissionStore } from "../store/submission-store"

interface LinkRoutesOptions {
  store: SubmissionStore
  links: SignedLinks
  onChange: () => void
}

type Params = { Params: { token: string } }

/**
 * Where links in mails lead. Opening one changes nothing, for programs that look at mails open them too: the button on its
 * page does, or a mailbox's own (RFC 8058, which posts to the address itself).
 */
export function registerLinks(
  app: FastifyInstance,
  { store, links, onChange }: LinkRoutesOptions,
): void {
  /** @param act whether there was something to do */
  const link = (
    purpose: Extract<LinkPurpose, "confirm" | "unsubscribe">,
    question: Omit<PlainPage, "action"> & { label: string },
    done: string,
    act: (id: string) => boolean,
  ): void => {
    app.get<Params>(`/${purpose}/:token`, async ({ params: { token } }, reply) => {
      if (links.read(purpose, token) === undefined) return over(reply)
      const { label, ...asked } = question
      return send(reply, 200, {
        ...asked,
        action: { label, url: linkAddress(purpose, token) },
      })
    })
    app.post<Params>(`/${purpose}/:token`, async ({ params: { token } }, reply) => {
      const id = links.read(purpose, token)
      if (id === undefined || !act(id)) return over(reply)
      onChange()
      return send(reply, 200, { title: done, sentences: [] })
    })
  }

  link(
    "confirm",
    { title: texts.confirmTitle, sentences: [texts.confirmQuestion], label: texts.confirmAction },
    texts.confirmed,
    (id) => {
      const found = store.find(id)
      if (!found) return false
      // Twice is as good as once.
      store.confirm(id, found.suspicion === null ? KINDS[found.kind].mails : [], Date.now())
      return true
    },
  )
  link(
    "unsubscribe",
    {
      title: texts.unsubscribeTitle,
      sentences: [texts.unsubscribeQuestion],
      label: texts.unsubscribeAction,
    },
    texts.unsubscribed,
    (id) => {
      // The CMS knows the subscription by it, also when this store has forgotten it.
      store.accept({
        kind: "unsubscribe",
        key: `end-${id}`,
        identity: store.find(id)?.identity ?? "",
        content: { subscription: id },
        page: "/",
        suspicion: null,
        files: [],
        isHeld: false,
        mails: [],
        now: Date.now(),
      })
      return true
    },
  )
}

const send = (reply: FastifyReply, status: number, page: PlainPage): FastifyReply =>
  reply
    .code(status)
    .header("content-security-policy", PLAIN_PAGE_POLICY)
    .type("text/html; charset=utf-8")
    .send(plainPage(page))

const over = (reply: FastifyReply): FastifyReply =>
  send(reply, 410, { title: texts.linkOver, sentences: [] })
